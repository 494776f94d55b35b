import { CHECKED, type LibraryArticle, type LibraryResource, cfr, cited, page, usc } from "./entry.ts";

const CFPB = page("CFPB: submit a complaint", "https://www.consumerfinance.gov/complaint/");

export const resources: LibraryResource[] = [
  {
    slug: "what-debt-collectors-may-not-do",
    title: "What Debt Collectors May Not Do",
    description: "Calls, lies and threats that federal law forbids, and the 30 days to ask for proof.",
    category: "Bankruptcy",
    resource_type: "Guide",
    external_url: "https://www.consumerfinance.gov/complaint/",
    content: `A federal law protects people from bad conduct by debt collectors. It is the Fair Debt Collection Practices Act. It covers companies that collect for others. It does not cover most lenders that collect their own debts. Some state laws do.

## They may not

- Call before 8 in the morning or after 9 at night, your time
- Call at work when they know that the boss forbids it
- Call more than seven times within seven days about one debt, as a rule
- Threaten harm or jail
- Say that they are the police or a lawyer when they are not
- Tell other people about the debt
- Ask for more than is owed
- Sue, or threaten to, on a debt that is too old by law

## The notice

Within five days of the first contact they must send a notice. It says who is owed, how much, and what you can do. You have 30 days to ask for proof in writing. If you do, they must stop until they send it.

## Make them stop

If you write that they must stop contact, they may only confirm it or tell you of a step such as a suit. The debt stays.

## If they break the law

A person can sue within one year. A judge can order up to $1,000, the actual loss and lawyer's fees. The Consumer Financial Protection Bureau takes complaints.`,
    sources: [
      usc(15, "1692c"),
      usc(15, "1692d"),
      usc(15, "1692e"),
      usc(15, "1692g"),
      usc(15, "1692k"),
      cfr(12, "1006.14"),
      cfr(12, "1006.26"),
      cfr(12, "1006.34"),
      CFPB,
    ],
    ...CHECKED,
  },
  {
    slug: "chapter-7-and-chapter-13-side-by-side",
    title: "Chapter 7 and Chapter 13, Side by Side",
    description: "Two kinds of bankruptcy for people: who may use them, how long they take, what they cost.",
    category: "Bankruptcy",
    resource_type: "Fact sheet",
    download: true,
    external_url: "https://www.justice.gov/ust/list-credit-counseling-agencies-approved-pursuant-11-usc-111",
    content: `Bankruptcy is a federal court case about debt. Most people use one of two chapters of the law.

## Chapter 7

- It takes a few months
- A trustee may sell what the law does not protect. Many people have nothing that can be sold
- Most debts are wiped out at the end
- It is for people whose income is low enough. The test is called the means test

## Chapter 13

- It takes three to five years
- The person keeps their things and pays by a plan
- It can help to catch up on a house or a car
- It needs a regular income, and there are limits on how much debt

## Both

- Calls, suits and most collection must stop on the day of filing. This is called the automatic stay
- A class on credit with an approved agency is needed in the 180 days before
- A second class is needed before debts are wiped out
- All debts, income and belongings must be listed. Hiding something is a crime

## What stays

Child support, most taxes from the last three years, most student loans, fines, and debts from fraud or drunk driving that hurt someone.

## Cost

The court takes a fee. In chapter 7 a judge can waive it for people with low income. It can also be paid in parts.`,
    sources: [
      usc(11, "109", "(e), (h)"),
      usc(11, "362"),
      usc(11, "523"),
      usc(11, "707", "(b)"),
      usc(11, "727"),
      usc(11, "1322"),
      usc(11, "1328"),
      usc(28, "1930"),
      usc(18, "152"),
      page(
        "U.S. Trustee: approved credit counselors",
        "https://www.justice.gov/ust/list-credit-counseling-agencies-approved-pursuant-11-usc-111",
      ),
    ],
    ...CHECKED,
  },
  {
    slug: "income-that-creditors-usually-cannot-take",
    title: "Income That Creditors Usually Cannot Take",
    description: "Federal limits on taking pay, and benefits that are protected even in a bank account.",
    category: "Bankruptcy",
    resource_type: "Fact sheet",
    content: `A creditor who wins in court can ask to take part of a person's pay or bank account. Federal law sets limits. State law often protects more.

## Pay

For most debts, a creditor may take no more than the smaller of these:

- 25 percent of the week's pay after taxes and other amounts that the law takes out
- What is above 30 times the federal minimum wage

If the pay is below 30 times that wage, nothing may be taken. Support for a child, taxes and federal student loans have other limits.

An employer may not fire a person because pay was taken for one debt.

## Benefits

These are protected from most creditors:

- Social Security and SSI
- Veterans benefits
- Railroad retirement

## In the bank

When such benefits come by direct deposit, the bank must look back two months. It must leave that much of the money free, and the person need not ask.

Benefits paid by check and then put in the bank do not get this automatic shield. The person may have to tell the court.

## Exceptions

Child support, federal taxes and some debts to the United States can reach part of some benefits.

## What people do

They read the court paper for the date to object. They send the form that claims the protected money. Courts call it a claim of exemption.`,
    sources: [
      usc(15, "1672"),
      usc(15, "1673"),
      usc(15, "1674"),
      usc(42, "407"),
      usc(42, "659"),
      usc(38, "5301"),
      cfr(31, "212.5"),
      cfr(31, "212.6"),
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "what-bankruptcy-can-and-cannot-clear",
    title: "What Bankruptcy Can and Cannot Clear",
    summary: "Card debt and medical bills mostly go. Support, new taxes and most student loans mostly stay.",
    practice_areas: ["Bankruptcy"],
    tags: ["Debt", "Chapter 7", "Chapter 13"],
    content: `People put off asking about bankruptcy because they fear to lose all. The truth is less grim, and has more fine print.

## What usually goes

- Credit cards
- Medical bills
- Payday and personal loans
- Old rent and utility bills
- What is left on a car after it was taken back

When the court wipes out a debt it is called a discharge. The creditor may never ask for it again.

## What usually stays

The law has a list. These are the main items:

- Child support and alimony
- Most income taxes that came due in the last three years
- Most student loans
- Fines and money owed to crime victims
- Debts from fraud, if the creditor asks the court in time
- Harm done on purpose
- Debts from driving drunk and hurting someone

## Student loans

They can go only if paying them would be an undue hardship. It takes a separate suit inside the case. It is hard but it does happen.

## Houses and cars

A loan on a house or car has two sides. One is the promise to pay. The other is the right to take the thing, called a lien. Bankruptcy can end the promise. The lien stays in most cases. To keep the car, people go on paying.

Chapter 13 lets a person catch up on a house over three to five years, as long as the new payments are made too.

## What people keep

Each state has a list of things that are safe from creditors, called exemptions. It often covers clothes, household goods, a part of a home, a part of a car, tools of the trade and most retirement accounts. Some states let people pick a federal list in place of the state's.

## Credit afterwards

A case under chapter 7 can stay on a credit report for up to 10 years. Some people see their score rise sooner, since old debts no longer grow.

## Twice?

There are waiting times. After a chapter 7 discharge it takes eight years, from filing to filing, until the next one under chapter 7.

## Before filing

A class with an approved agency is needed within 180 days before. It is low-cost, and free for those who cannot pay. Moving things to a cousin or paying back one friend first can cause grave trouble. The trustee can undo it. Free and low-cost lawyers help with many of these cases.`,
    sources: [
      usc(11, "523"),
      usc(11, "524"),
      usc(11, "522"),
      usc(11, "507", "(a)(8)"),
      usc(11, "547"),
      usc(11, "548"),
      usc(11, "727", "(a)(8)"),
      usc(11, "1322"),
      usc(11, "109", "(h)"),
      usc(15, "1681c", "(a)(1)"),
      cited("Dewsnup v. Timm, 502 U.S. 410 (1992)"),
    ],
    ...CHECKED,
  },
  {
    slug: "a-debt-collector-writes-what-the-letter-must-say",
    title: "A Debt Collector Writes: What the Letter Must Say",
    summary: "How to read the notice that federal law asks for, and why its 30 days matter.",
    practice_areas: ["Bankruptcy"],
    tags: ["Debt collection", "Credit"],
    content: `A letter comes from a company you have never heard of. It says that you owe $1,840. Maybe you do. Maybe it was paid, or is not yours, or is too old. The letter itself is a tool, if you read it with care.

## What it must say

Federal rules call it a validation notice. A collector must send it with the first contact or within five days after. It must show:

- The name and address of the collector
- The name of the creditor to whom it was owed on a set date
- The account number, cut short
- The amount on that date, and what was added since: interest, fees, payments
- The date on which your time to dispute ends
- A part at the bottom to tear off and send back

## The 30 days

You have 30 days from the day you get it. In that time you can write that you dispute the debt, or ask who the first creditor was. Then the collector must stop until it sends proof. A phone call does not have the same force. A letter or the form does.

After 30 days you can still dispute it. The collector just need not stop.

Silence is not a confession. A court may not read it as one.

## Too old?

Each state sets a time to sue on a debt. In many states it is three to six years. After that, a collector may not sue or threaten to. It may still ask in most states. Be careful with a small payment or a new promise. In many states that starts the clock again.

## A suit is different

A letter from a collector is one thing. Papers from a court are another. They have a short date to answer. Many people do not answer, and the court decides for the collector without looking closely.

## Not yours?

If someone used your name, IdentityTheft.gov makes a report and letters for you. It is free. With that report, the credit bureaus must block false debts.

## Records

Keep the letter and its envelope, a log of calls, and copies of all you send. Certified mail costs a few dollars and shows the date.

## If they lie or threaten

You have one year to sue under the federal law. The Consumer Financial Protection Bureau and the state's attorney general take complaints.`,
    sources: [
      usc(15, "1692g"),
      usc(15, "1692k", "(d)"),
      cfr(12, "1006.26"),
      cfr(12, "1006.34"),
      cfr(12, "1006.38"),
      usc(15, "1681c-2"),
      page("IdentityTheft.gov", "https://www.identitytheft.gov"),
      CFPB,
    ],
    ...CHECKED,
  },
];
