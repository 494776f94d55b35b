import {
  CHECKED,
  type LibraryArticle,
  type LibraryResource,
  california,
  cited,
  ohio,
  page,
  usc,
} from "./entry.ts";

const DEPOSITS = [
  california("CIV", "1950.5"),
  cited("N.Y. Gen. Oblig. Law § 7-108"),
  cited("Tex. Prop. Code §§ 92.103, 92.107"),
  cited("Fla. Stat. § 83.49(3)"),
  cited("765 ILCS 710/1"),
  cited("68 Pa. Stat. § 250.512"),
  ohio("5321.16"),
  cited("Ga. Code § 44-7-34"),
  cited("N.C. Gen. Stat. § 42-52"),
  cited("Mich. Comp. Laws §§ 554.609, 554.611"),
];

export const resources: LibraryResource[] = [
  {
    slug: "security-deposits-in-ten-states",
    title: "Security Deposits: How Long a Landlord Has, in Ten States",
    description: "Days to return a deposit or to send a list of damages, with the statute for each state.",
    category: "Real Estate",
    resource_type: "Fact sheet",
    download: true,
    content: `After a tenant moves out, the landlord must return the deposit or say in writing what was kept and why. State law sets the time.

- California: 21 days
- New York: 14 days
- Texas: 30 days. The tenant must give a new address in writing
- Florida: 15 days if nothing is kept. If something is kept, a notice within 30 days
- Illinois: a list within 30 days, and the rest within 45. This law covers buildings with five or more homes
- Pennsylvania: 30 days
- Ohio: 30 days. The tenant gives a new address in writing
- Georgia: 30 days
- North Carolina: 30 days. If the costs are not known by then, a first list in 30 days and the last within 60
- Michigan: a list within 30 days. The tenant gives a new address in writing within 4 days

## What may be kept

Unpaid rent and damage beyond normal wear. A faded wall is wear. A hole in a door is damage.

## What helps

- Photos from the first day and the last day
- The move-in list
- A letter with the new address, and a copy of it
- The messages with the landlord

Many states let a judge add money if a landlord kept a deposit without good reason.`,
    sources: DEPOSITS,
    ...CHECKED,
  },
  {
    slug: "locked-out-without-a-court",
    title: "Locked Out Without a Court",
    description: "In most states a landlord may not change locks or cut power to push a tenant out.",
    category: "Real Estate",
    resource_type: "Guide",
    content: `A landlord who wants a tenant to leave has to go to court. Changing the locks, taking the door off or cutting the power to push someone out is called a self-help eviction. Most states forbid it for homes.

## What some states say

- California: no cutting of power or water, no changing of locks, no taking out of belongings to end a lease. A judge can order up to $100 for each day, and the actual loss.
- New York: it is a crime to force a person out of a home where they have lived for 30 days, other than by court order.
- Florida: no cutting of power, no lock changes. The tenant can claim three months' rent or the actual loss, whichever is more.
- Texas: a landlord may change the locks for unpaid rent only under strict rules, and must give a new key at any hour, paid or not.

## What people do

- Call the police line that is not for emergencies and show a lease or mail with the address
- Take photos of the door and the meter
- Write down the time and who said what
- Ask the court clerk about an order to get back in
- Call legal aid. Lockouts are often treated as urgent

## It does not wipe out rent

Rent that is owed is still owed. The landlord can ask a court for it.`,
    sources: [
      california("CIV", "789.3"),
      cited("N.Y. Real Prop. Acts. Law § 768"),
      cited("Fla. Stat. § 83.67"),
      cited("Tex. Prop. Code §§ 92.008, 92.0081"),
      page("Legal aid near you", "https://www.lawhelp.org"),
    ],
    ...CHECKED,
  },
  {
    slug: "unfair-treatment-in-housing",
    title: "Unfair Treatment in Housing",
    description: "Who the Fair Housing Act protects, what it forbids, and how long people have to act.",
    category: "Real Estate",
    resource_type: "Guide",
    external_url: "https://www.hud.gov/fairhousing/fileacomplaint",
    content: `The Fair Housing Act is a federal law. It covers most homes, for rent or for sale, and home loans.

## Who it protects

No one may treat people worse in housing because of race, color, religion, sex, national origin, disability, or because they have children under 18. State and city laws often protect more groups.

## What it forbids

- Refusing to rent or sell
- Other terms, higher rent or worse service
- Saying that a home is taken when it is not
- Ads that say who is not wanted
- Threats, or payback for a complaint

## Disability

A landlord must make a reasonable change in rules if a person with a disability needs it. A guide dog in a no-pets house is an example. The person may also change the home at their own cost, within reason.

## Not covered

Some small buildings where the owner lives, some single homes sold without an agent, and some housing of churches and clubs. Race is different: an old federal law covers it almost everywhere.

## Time limits

A complaint to HUD: one year. A suit in court: two years. The time in which a HUD complaint is open does not count toward the two years.

Filing with HUD is free. Many states and cities have offices of their own.`,
    sources: [
      usc(42, "3603"),
      usc(42, "3604"),
      usc(42, "3610"),
      usc(42, "3613"),
      usc(42, "3617"),
      usc(42, "1982"),
      page("HUD: file a complaint", "https://www.hud.gov/fairhousing/fileacomplaint"),
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "from-notice-to-court-how-an-eviction-moves",
    title: "From Notice to Court: How an Eviction Moves",
    summary: "The four steps that most states share, and the short clocks inside them.",
    practice_areas: ["Real Estate"],
    tags: ["Eviction", "Renters", "Court"],
    content: `A paper on the door can feel like the end. It is the start of a process. In every state a landlord needs a court before an officer may move a family out. The steps have other names in other places, but they come in this order.

## Step one: the notice

The landlord gives a written notice. It says what is wrong or that the lease ends, and by when. For unpaid rent the time is often short. In California it is three days, and weekends and court holidays do not count. In New York it is 14 days. In Texas it is three days, unless the lease says otherwise.

If a tenant pays in full within that time, the case for unpaid rent often ends there. A notice with mistakes in it can matter later in court.

## Step two: the papers from the court

If the time runs out, the landlord can file a case. The tenant gets a summons. It names a court and either a day to come or a number of days to answer. This is the paper that people most often put aside, and it is the one that counts most. Without an answer, the court can decide without hearing the tenant.

## Step three: the hearing

The judge hears both sides. It can be over in minutes. Judges look at the lease, the rent record, the notice, and how it was given. Reasons that courts often hear from tenants:

- The rent was paid, and here is the proof
- The notice was wrong or too short
- The home was not fit to live in
- The landlord acted to get back at a tenant who complained
- The landlord took rent after the notice

Which of these count differs by state.

## Step four: the order and the officer

If the landlord wins, the court signs an order. A sheriff or marshal brings it. There are some days in between, and an appeal may be possible for a short time. Only the officer may carry it out. A landlord who changes the locks alone breaks the law in most states.

## Members of the armed forces

A federal law gives them and their families extra protection. A court order is needed, and a judge can give more time when service makes it hard to pay.

## Where help is

Some cities give tenants a free lawyer in these cases. Legal aid offices and court self-help desks know the local rules. Many places have rent help, and a call to 211 finds it. All of it works better early.`,
    sources: [
      california("CCP", "1161"),
      cited("N.Y. Real Prop. Acts. Law § 711(2)"),
      cited("Tex. Prop. Code § 24.005"),
      cited("N.Y. Real Prop. Acts. Law § 768"),
      california("CIV", "789.3"),
      usc(50, "3951"),
      page("LawHelp.org", "https://www.lawhelp.org"),
      page("211", "https://www.211.org"),
    ],
    ...CHECKED,
  },
];
