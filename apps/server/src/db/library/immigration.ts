import { CHECKED, type LibraryArticle, type LibraryResource, cfr, cited, page, usc } from "./entry.ts";

const EOIR = page("Immigration court: your hearing", "https://acis.eoir.justice.gov");
const PRO_BONO = page(
  "Free lawyers and groups, by state",
  "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers",
);

export const resources: LibraryResource[] = [
  {
    slug: "moved-who-must-be-told",
    title: "Moved? Who Must Be Told",
    description: "Two offices, two forms, two short deadlines when a person who is not a citizen moves.",
    category: "Immigration",
    resource_type: "Official form",
    external_url: "https://www.uscis.gov/ar-11",
    content: `Most people who are not citizens must report a move. There are two offices. Telling one does not tell the other.

## USCIS: within 10 days

Almost everyone who is not a citizen must tell USCIS within 10 days of moving. It can be done online or on Form AR-11. It is free. Some visitors, such as diplomats, do not have to.

## Immigration court: within 5 working days

A person with a case in immigration court must also tell the court, on Form EOIR-33/IC. It is due within five working days. A copy goes to the government's lawyer.

## Why it matters

The court sends the hearing date to the last address it has. If the person is not there, the judge can order removal without them. A letter that went to an old address is often no excuse if the court was not told.

## Keep proof

A copy of the form, the receipt number, or a photo of the envelope can help later.

## Check the date

The court's phone line, 1-800-898-7180, and its website give the next hearing. You need the A-number, which is on most immigration papers.`,
    sources: [
      usc(8, "1305"),
      usc(8, "1229", "(a)(1)(F)"),
      usc(8, "1229a", "(b)(5)"),
      cfr(8, "1003.15", "(d)(2)"),
      page("USCIS: Form AR-11", "https://www.uscis.gov/ar-11"),
      EOIR,
    ],
    ...CHECKED,
  },
  {
    slug: "who-may-help-with-immigration-papers",
    title: "Who May Help With Immigration Papers",
    description: "Lawyers and accredited representatives may. A notario may not.",
    category: "Immigration",
    resource_type: "Fact sheet",
    external_url: "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers",
    content: `Bad help can ruin a good case. Federal rules say who may stand up for a person before immigration offices and courts.

## Who may

- A lawyer with a license in any state, in good standing
- An accredited representative. This is a trained person, approved by the Department of Justice, who works for an approved nonprofit group
- In some cases, law students under a lawyer

## Who may not

A notary public may not. In some countries a notario is a lawyer. In the United States a notary only checks signatures. The same goes for visa consultants and tax offices. They may type what you tell them. They may not say which form to use.

## Warning signs

- A promise of a sure result
- Papers to sign with blanks
- No receipt and no written contract
- They keep your original papers
- A claim that they know someone inside

## How to check

The state bar has a list of lawyers. The Department of Justice has a list of approved groups and people. The immigration courts keep a list of free help by state.

## If it went wrong

The state's attorney general and the Federal Trade Commission take reports. A lawyer can say if a case can be reopened because of bad help.`,
    sources: [
      cfr(8, "292.1"),
      cfr(8, "1292.1"),
      cfr(8, "1292.11"),
      PRO_BONO,
      page("FTC: report fraud", "https://reportfraud.ftc.gov"),
    ],
    ...CHECKED,
  },
  {
    slug: "immigration-court-deadlines",
    title: "Deadlines in Immigration Cases",
    description: "The main time limits for asylum, appeals and motions, with the law for each.",
    category: "Immigration",
    resource_type: "Fact sheet",
    download: true,
    content: `Time limits in immigration cases are strict. These are the main ones in federal law. The rules for appeals were in dispute in 2026, so the notice that comes with a decision should be read with care.

- Asylum: one year from the last arrival in the United States. A change in the home country, or an event such as a grave illness, can excuse a late filing. Other rules hold for children who are alone
- Appeal to the Board of Immigration Appeals: 30 days under the long-standing rule. A 2026 rule meant to cut it to 10 days, and a court set that aside in March 2026. The paper must arrive in time, not just be mailed
- Review by a federal court of appeals: 30 days from the final order of removal
- Motion to reconsider: 30 days
- Motion to reopen: 90 days
- Order made because the person was not in court: 180 days to ask to reopen, if something beyond their control kept them away. At any time, if they never got the notice

## Free help

There is no public defender in immigration court. A person may have a lawyer but must find one. The courts keep a list of free lawyers and groups by state.`,
    sources: [
      usc(8, "1158", "(a)(2)"),
      cfr(8, "1003.38"),
      usc(8, "1252", "(b)(1)"),
      usc(8, "1229a", "(b)(5), (c)(6), (c)(7)"),
      usc(8, "1362"),
      PRO_BONO,
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "the-paper-that-starts-an-immigration-court-case",
    title: "The Paper That Starts an Immigration Court Case",
    summary: "A Notice to Appear, part by part: what it says, what it does not, and what comes next.",
    practice_areas: ["Immigration"],
    tags: ["Immigration court", "Notice to Appear"],
    content: `An immigration court case starts with one paper. It is called a Notice to Appear, and its form number is I-862. Lawyers say NTA. It is worth reading line by line.

## The top

It gives the person's name, any other names, and the A-number. The A-number starts with the letter A and has eight or nine digits. Every letter and every call to the court will ask for it.

## Three boxes

One of three boxes is checked. It says that the person is an arriving alien, or was never admitted, or was admitted and may now be removed. The box matters. It changes who has to prove what, and who can ask for bond.

## The facts and the charges

Next come short numbered lines: not a citizen, from which country, when and how they came. Below that stand the charges, with a section of the law. These are claims. They are not proven yet. In court the judge asks if each one is true. A person may have a lawyer answer.

## Date, time and place

The law says that the paper must give the time and place of the hearing. Many came without them. In Pereira v. Sessions and Niz-Chavez v. Garland, the Supreme Court said that such a paper does not stop the clock for one kind of relief, called cancellation of removal. In 2024, in Campos-Chaves v. Garland, it said that a later hearing notice can still support an order made when the person was not in court. So people check their date by phone or online, again and again.

## What happens at the first hearing

It is called a master calendar hearing. It is short. Many people have theirs on the same morning. The judge checks the name and the language, and tells the person about their rights. A person can ask for time to find a lawyer. Judges often give some.

## Not being there

If a person does not come, the judge can order removal. To undo it, the person must show that they never got the notice, or that something grave kept them away. The second way has a limit of 180 days.

## No free lawyer by right

The law lets a person have a lawyer at no cost to the government. That means that they must find one. The courts keep a list of free lawyers and groups. A person who moves must tell the court within five working days.`,
    sources: [
      usc(8, "1229"),
      usc(8, "1229a"),
      usc(8, "1362"),
      cfr(8, "1003.15"),
      cited("Pereira v. Sessions, 585 U.S. 198 (2018)"),
      cited("Niz-Chavez v. Garland, 593 U.S. 155 (2021)"),
      cited("Campos-Chaves v. Garland, 602 U.S. 447 (2024)"),
      EOIR,
      PRO_BONO,
    ],
    ...CHECKED,
  },
];
