import { CHECKED, type LibraryArticle, type LibraryResource, page, usc } from "./entry.ts";

const ADVOCATE = page("Taxpayer Advocate Service", "https://www.taxpayeradvocate.irs.gov");
const CLINICS = page(
  "Low Income Taxpayer Clinics",
  "https://www.taxpayeradvocate.irs.gov/about-us/low-income-taxpayer-clinics-litc/",
);

export const resources: LibraryResource[] = [
  {
    slug: "irs-letters-and-their-clocks",
    title: "IRS Letters and Their Clocks",
    description: "Which letters have a hard deadline, and where the date is printed.",
    category: "Tax Law",
    resource_type: "Fact sheet",
    download: true,
    external_url: "https://www.irs.gov",
    content: `Most IRS letters ask for a small thing. Some start a clock that cannot be stopped. The number of the letter stands in a corner, after CP or LT or the word Letter.

## Hard deadlines

- Notice of deficiency: 90 days to ask the Tax Court, counted from the date of the letter. 150 days if it was sent to a person outside the country. The letter prints the last day, and a petition filed by that day is in time
- Notice of a right to a hearing before a levy, or after a lien: 30 days
- Denied claim for a refund: two years to sue

## Claims for a refund

Three years from filing the return, or two years from paying the tax, whichever is later.

## Letters without a court clock

A notice that proposes a change, such as a CP2000, often gives 30 days to answer. Missing it leads to the next letter, the notice of deficiency.

## What to look for

- The date at the top
- The tax year
- The words "last day to file a petition"
- What the IRS thinks is wrong

## Is it real?

The IRS starts with letters sent by mail. It does not demand gift cards. A person can look up their account at irs.gov or call 1-800-829-1040.

## Free help

Low Income Taxpayer Clinics help with disputes, free or for a small fee.`,
    sources: [
      usc(26, "6213", "(a)"),
      usc(26, "6320"),
      usc(26, "6330"),
      usc(26, "6511"),
      usc(26, "6532"),
      CLINICS,
      page("Internal Revenue Service", "https://www.irs.gov"),
    ],
    ...CHECKED,
  },
  {
    slug: "when-a-tax-bill-cannot-be-paid",
    title: "When a Tax Bill Cannot Be Paid",
    description: "Payment plans, an offer for less, a pause, and how long the IRS may collect.",
    category: "Tax Law",
    resource_type: "Guide",
    external_url: "https://www.irs.gov/forms-pubs/about-form-9465",
    content: `A tax bill that is too large does not go away by waiting. Interest is added each day. But the law gives several ways.

## File anyway

The penalty for not filing is larger than the one for not paying. People who cannot pay still send the return in time.

## A payment plan

The IRS can take payments month by month. The form is 9465, and many people can do it online. For individuals who owe $10,000 or less in tax and have filed and paid for five years, the law says that the IRS must accept a plan of up to three years, if other terms are met.

## An offer for less

It is called an offer in compromise. The IRS looks at income, costs and what could be sold. Most offers come with a fee and a first payment. People with low income do not have to pay these.

## A pause

If paying would leave no money for basic needs, the IRS can mark the account as not collectible for now. Interest still grows.

## How long

The IRS has 10 years to collect, from the day the tax was put on the books. Some things stop that clock for a time, such as bankruptcy.

## Before a levy

The IRS must send a notice and give 30 days to ask for a hearing.

## Help

The Taxpayer Advocate Service, 1-877-777-4778, is part of the IRS but stands apart. It helps when the normal way has failed. It is free.`,
    sources: [
      usc(26, "6159"),
      usc(26, "7122"),
      usc(26, "6330"),
      usc(26, "6502"),
      usc(26, "6503"),
      usc(26, "6651"),
      page("IRS: Form 9465", "https://www.irs.gov/forms-pubs/about-form-9465"),
      ADVOCATE,
    ],
    ...CHECKED,
  },
  {
    slug: "ten-rights-of-every-taxpayer",
    title: "Ten Rights of Every Taxpayer",
    description: "The list that Congress put into the tax code, in plain words.",
    category: "Tax Law",
    resource_type: "Fact sheet",
    external_url: "https://www.taxpayeradvocate.irs.gov",
    content: `The tax code has a list of rights. IRS staff must know them and act by them. In plain words:

- To be told: what the law asks and why the IRS did something
- Good service: quick, polite and clear
- To pay no more than the right amount
- To disagree with the IRS and be heard
- To appeal to an independent office, and in most cases to a court
- An end: to know how long the IRS has to look at a year or to collect
- Privacy: the IRS goes no further than it needs to
- To keep your facts private
- To have someone speak for you
- A fair and just tax system, which looks at your own facts

## Someone to speak for you

A lawyer, a certified public accountant or an enrolled agent can deal with the IRS for you. So can others in some cases. You sign Form 2848.

If you are in a meeting and say that you want such a person, the IRS must stop in most cases, so that you can get one.

## Cannot pay for help?

Low Income Taxpayer Clinics take cases free or for a small fee. The Taxpayer Advocate Service helps when a problem causes hardship or the IRS does not answer.`,
    sources: [
      usc(26, "7803", "(a)(3)"),
      usc(26, "7521"),
      usc(26, "6103"),
      ADVOCATE,
      CLINICS,
      page("IRS: Form 2848", "https://www.irs.gov/forms-pubs/about-form-2848"),
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "a-notice-of-deficiency-read-with-care",
    title: "A Notice of Deficiency, Read With Care",
    summary: "The 90-day letter is a ticket to a court where nobody has to pay first.",
    practice_areas: ["Tax Law"],
    tags: ["IRS", "Tax Court", "Deadlines"],
    content: `Among IRS letters one has a special name: the notice of deficiency. People call it the 90-day letter, or the ticket to Tax Court. The ticket has an end date.

## What it is

The IRS thinks that a return shows too little tax. The gap is the deficiency. Before the IRS may put it on the books, it must send this notice by certified or registered mail to the last address that it knows.

## The clock

There are 90 days to file a petition with the United States Tax Court. It is 150 days if the notice is addressed to a person outside the country. The count starts on the date of the letter, not on the day it was opened. If the last day falls on a Saturday, a Sunday or a legal holiday in the District of Columbia, the next working day counts.

The letter must show the last day. A petition filed by that day is in time, even if the date was wrong.

## Why this court

It is the one court where a person can fight the tax before paying it. In other courts the rule is to pay first and ask for it back.

## What a petition is

It is a short paper. It says who you are, which notice you got, and where the IRS is wrong. The court has a form and takes it online. There is a fee of $60, and the court can waive it.

If each year in dispute is $50,000 or less, a person can choose a small tax case. It is simpler. There is no appeal from it.

## What it is not

- A call to the IRS does not stop the clock
- A letter to the IRS does not stop it
- A meeting with the IRS does not stop it

People sometimes write back to the IRS, get a kind answer, and find that the 90 days are gone.

## After filing

Most cases never see a trial. They go to the IRS Office of Appeals first, where many end in a deal. If there is a trial, a judge travels to a city near you.

## If the time has passed

The IRS puts the tax on the books and sends a bill. There are still ways: pay and claim a refund, ask the IRS to look again, or make a payment plan. Each has limits of its own.

## Help

Low Income Taxpayer Clinics go to Tax Court with people, free or for a small fee. The court sends a list of them to people who come without a lawyer.`,
    sources: [
      usc(26, "6212"),
      usc(26, "6213", "(a)"),
      usc(26, "7451"),
      usc(26, "7463"),
      usc(26, "7502"),
      page("United States Tax Court", "https://www.ustaxcourt.gov"),
      CLINICS,
    ],
    ...CHECKED,
  },
];
