import {
  CHECKED,
  type LibraryArticle,
  type LibraryResource,
  california,
  cfr,
  cited,
  ohio,
  usc,
} from "./entry.ts";

export const resources: LibraryResource[] = [
  {
    slug: "contract-deadlines-in-ten-states",
    title: "How Long People Have to Sue on a Contract, in Ten States",
    description: "The usual time limits for written and spoken contracts in ten states.",
    category: "Business Law",
    resource_type: "Fact sheet",
    download: true,
    content: `When a deal is broken, the time to sue is set by the state's law. The clock usually starts on the day the deal was broken.

## Written, and spoken

- California: 4 years, and 2 years
- New York: 6 years, and 6 years
- Texas: 4 years, and 4 years
- Florida: 5 years, and 4 years
- Illinois: 10 years, and 5 years
- Pennsylvania: 4 years, and 4 years
- Ohio: 6 years, and 4 years, if the deal was broken on or after June 16, 2021
- Georgia: 6 years, and 4 years
- North Carolina: 3 years, and 3 years
- Michigan: 6 years, and 6 years

## Goods are different

For a sale of goods, most states give four years from the day the goods were handed over. The parties may agree on less, but not less than one year.

## What can change the date

- The contract itself may set a shorter time
- A payment or a written promise can start a new clock in some states
- New York gives a company three years to sue a person on a consumer debt

A claim that is too old can still be asked for in letters in many states. In court the person must say that it is too old, or the judge may not look at it.`,
    sources: [
      california("CCP", "337"),
      california("CCP", "339"),
      cited("N.Y. C.P.L.R. 213(2), 214-i"),
      cited("Tex. Civ. Prac. & Rem. Code §§ 16.004, 16.051"),
      cited("Fla. Stat. § 95.11(2)(b), (3)"),
      cited("735 ILCS 5/13-205, 5/13-206"),
      cited("42 Pa. Cons. Stat. § 5525(a)"),
      ohio("2305.06"),
      ohio("2305.07"),
      cited("Ga. Code §§ 9-3-24, 9-3-25, 9-3-26"),
      cited("N.C. Gen. Stat. § 1-52(1)"),
      cited("Mich. Comp. Laws § 600.5807(9)"),
      cited("Uniform Commercial Code § 2-725"),
    ],
    ...CHECKED,
  },
  {
    slug: "the-three-day-cooling-off-rule",
    title: "Three Days to Change Your Mind: the Cooling-Off Rule",
    description: "Which sales a buyer can cancel within three business days, and which not.",
    category: "Business Law",
    resource_type: "Fact sheet",
    content: `Many people think that any sale can be undone in three days. That is not so. A federal rule gives three days for some sales only.

## Which sales

- A sale at your home of $25 or more
- A sale of $130 or more at a place that is not the seller's own, such as a hotel room or a fair

The goods or services must be mainly for the person, the family or the home.

## Which not

- Sales made only by phone, by mail or online
- Sales you began at the seller's own store
- Land, insurance and securities
- Cars sold at a temporary place by a dealer with a lasting one
- Repairs that you asked for in an emergency, if you gave up the right in writing

## How it works

The seller must tell you about the right and give you two copies of a cancel form. You can cancel until midnight of the third business day. Saturday counts as a business day. Sundays and federal holidays do not. You need no reason.

You sign and date one copy and mail it in time. The seller then has 10 business days to give the money back.

State law may give more.`,
    sources: [cfr(16, "429.0"), cfr(16, "429.1")],
    ...CHECKED,
  },
  {
    slug: "before-a-small-claims-case",
    title: "Before a Small Claims Case",
    description: "What people gather and check before they ask a small court for money.",
    category: "Business Law",
    resource_type: "Checklist",
    download: true,
    content: `Small claims court is for smaller sums. It is made for people without a lawyer. Each state sets its own top amount and its own rules.

## Check first

- Is the sum within this court's limit?
- Is the time to sue still open?
- Who is the right person or company? The state's business records show the true name
- Where may the case be filed? Often where the other side lives or does business, or where the deal was made

## Gather

- The contract, order, estimate or messages that show the deal
- Bills and proof of what was paid
- Photos of bad work or broken goods
- A short list of dates
- Names of people who saw it

## Ask in writing

Many people send a letter first. It says what is owed and why, and gives a date. Some courts want proof that you asked. A copy is worth keeping.

## On the day

Judges in this court have little time. It helps to say in two minutes what happened, what you ask for and why.

## After a win

The court does not collect the money. The winner may have to use papers for pay or bank accounts. Some income is protected from that.`,
    sources: [
      california("CCP", "116.220"),
      california("CCP", "116.320"),
      cited("N.Y. City Civ. Ct. Act art. 18"),
      cited("Tex. R. Civ. P. 500.3"),
      usc(15, "1673"),
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "when-a-handshake-deal-counts",
    title: "When a Handshake Deal Counts",
    summary: "Spoken deals can bind. Here is when, and why the ones on paper win more often.",
    practice_areas: ["Business Law"],
    tags: ["Contracts", "Small business"],
    content: `A painter and a shop owner shake hands: $900 for the front wall. Nothing is written. The painter does the work and the owner will not pay. Is there a contract?

In most cases, yes.

## What makes a contract

Courts look for three things. One side makes an offer. The other side says yes to it. And each gives something up: work for money, goods for a promise. It does not need special words. It does not need paper.

E-mails, texts and a click can be enough. Under federal law a contract is not void just because it was signed or kept on a computer.

## When paper is needed

Some deals must be in writing. The rule is called the statute of frauds. It goes back to England in 1677. Most states ask for a signed writing for these:

- Land and houses
- Deals that cannot be done within one year
- A promise to pay another person's debt
- Goods for $500 or more

There are ways around it. If one side has paid for the goods or taken them, the deal can count to that extent. Between two businesses, a letter that sums up the deal may be enough if nobody objects within ten days.

## Proof is the hard part

In court the painter must show what was agreed. Each side tells its own story. So courts look at what people did. Did the owner pick the color? Did he pay a part? Did he watch the work for two days and say nothing? Texts sent at the time often decide.

## No contract, and still money

At times there was no clear deal, but one side got something of value. Courts can order fair pay for it. Lawyers call it quantum meruit, which means as much as it was worth.

## Time runs faster

In many states a spoken deal has a shorter clock. California gives four years for a written contract and two for a spoken one. Illinois gives ten and five.

## What people do

A short message right after the handshake helps. It says who does what, by when, for how much. If the other side answers yes, the deal is on record. If they say no, it is good to know before the work begins.`,
    sources: [
      usc(15, "7001"),
      cited("Uniform Commercial Code § 2-201"),
      california("CIV", "1624"),
      california("CCP", "337"),
      california("CCP", "339"),
      cited("735 ILCS 5/13-205, 5/13-206"),
    ],
    ...CHECKED,
  },
];
