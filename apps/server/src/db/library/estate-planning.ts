import { CHECKED, type LibraryArticle, type LibraryResource, california, cited, usc } from "./entry.ts";

export const resources: LibraryResource[] = [
  {
    slug: "when-someone-dies-without-a-will",
    title: "When Someone Dies Without a Will",
    description: "The state has a list of who inherits. How the list works, and what it leaves out.",
    category: "Estate Planning",
    resource_type: "Guide",
    content: `A person who leaves no will dies intestate. State law then says who gets what. The law is a list, from close family to far.

## The usual order

- Husband, wife or registered partner, and children
- If there are none: parents
- Then brothers and sisters and their children
- Then more distant family
- If no one is left: the state

How the spouse and the children share differs from state to state. In New York, a spouse with no children gets all of it. With children, the spouse gets the first $50,000 and half of the rest, and the children share what is left. California treats what a couple earned together apart from what each one owned alone.

## What the list leaves out

- Friends
- An unmarried partner, in most states
- Stepchildren, in most cases
- Charities

## What does not go through it

Life insurance and retirement accounts go to the person named on the form. A home owned by two people with a right of survivorship goes to the one who lives. A trust follows its own paper.

## Who takes care of it

A court names a person to pay the debts and share the rest. Often it is the closest family member who asks.`,
    sources: [
      cited("N.Y. Est. Powers & Trusts Law § 4-1.1"),
      california("PROB", "6401"),
      california("PROB", "6402"),
    ],
    ...CHECKED,
  },
  {
    slug: "powers-of-attorney-and-health-care-papers",
    title: "Powers of Attorney and Health Care Papers",
    description: "Three papers that let someone you trust act for you, and when each one works.",
    category: "Estate Planning",
    resource_type: "Fact sheet",
    content: `An illness can leave a person unable to sign or speak. Three papers plan for that day. The names differ by state.

## A power of attorney for money

One person, the principal, lets another, the agent, deal with banks, bills or a house. A durable one keeps working after the principal can no longer decide. It ends at death.

The agent must act for the principal and not for themselves. The power can be taken back while the principal can still decide.

## A health care power of attorney

It names who speaks with doctors when the person cannot. Some states call this person a proxy or a surrogate.

## A living will

It says which care a person wants, and does not want, near the end of life.

## At the hospital

Federal law makes hospitals that take Medicare tell adult patients about these rights. They must ask whether the patient has such a paper. They may not treat people differently because of it.

## Without any paper

State law lists who may decide about care, often the spouse first. For money, a court may have to name someone. That takes time and costs money.

## Forms

Many states have a free form in their own law. Some need witnesses, some a notary, some both.`,
    sources: [
      usc(42, "1395cc", "(f)"),
      california("PROB", "4701"),
      cited("N.Y. Gen. Oblig. Law § 5-1501B"),
      cited("N.Y. Pub. Health Law § 2981"),
      cited("Tex. Health & Safety Code § 166.033"),
    ],
    ...CHECKED,
  },
  {
    slug: "small-estates-a-shorter-way",
    title: "Small Estates: a Shorter Way",
    description: "Many states let family collect a small estate with a sworn paper and no full court case.",
    category: "Estate Planning",
    resource_type: "Guide",
    content: `A full court case for an estate is called probate. It can take many months. For a small estate many states have a shorter way.

## The sworn paper

The family signs a statement, called an affidavit. It says who died, what was left, and who has a right to it. They show it to the bank or to whoever holds the things. California's law for this asks people to wait 40 days after the death.

## The limits

Each state sets a top amount. The amounts change over the years. The court's website or the clerk has the one that holds now. Some states count only what would go through probate, so life insurance with a named person may not count.

## What it does not do

- It often does not move a house or land. Some states have another short form for that
- It does not make debts go away. The person who collects may have to pay them from what they got
- It does not settle a fight about who inherits

## What people gather

- A certified copy of the death certificate
- The will, if there is one
- A list of what was left and what it was worth
- Proof of who they are

A false statement can be a crime, since the paper is sworn.`,
    sources: [
      california("PROB", "13100"),
      california("PROB", "13101"),
      cited("N.Y. Surr. Ct. Proc. Act art. 13"),
      cited("Tex. Est. Code ch. 205"),
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "will-trust-or-neither",
    title: "Will, Trust, or Neither: How Property Passes",
    summary: "Three ways that a house, a car and a bank account reach the next owner.",
    practice_areas: ["Estate Planning"],
    tags: ["Wills", "Trusts", "Probate"],
    content: `When a person dies, each thing they owned takes one of three roads. Knowing the roads makes the rest easier to follow.

## Road one: by a form or a title

Some things pass on their own. A bank account can name a person to be paid on death. So can life insurance and a retirement plan. A house that two people own with a right of survivorship goes to the one who lives.

The form wins over the will. If an old form names a former spouse, it can lead to a fight. Many states undo such a form after a divorce. For plans from a job, federal law rules, and the plan pays the person on its form.

## Road two: by a trust

A trust is a written plan with a manager, called a trustee. A person puts things into it while alive. In a living trust, they are often their own trustee. At death, the next trustee hands things out as the paper says. No court case is needed for what is in it.

A trust works only for what was put in. A house that was never signed over stays outside.

## Road three: through a court

What is left goes through probate. A will says who gets it. Without a will, state law says.

A will is a paper signed with care. Most states ask for two witnesses. Some also accept a will in the person's own handwriting. California does. New York accepts one only from members of the armed forces and a few others.

A will can do things that the other roads cannot. It can name who takes care of young children. It can name who runs the estate.

## Debts come first

On the third road, debts and costs are paid before family gets a share. Family members do not owe the debts of the dead out of their own pocket, unless they signed for them or a state law says so.

## Taxes

Most families owe no federal estate tax. It starts only at millions of dollars. A few states have a tax that starts lower.

## Who can challenge it

A will can be attacked in court. The usual grounds are that the person did not understand, was pushed, or did not sign in the right way. The time to do this is short in many states.

## What helps a family

People who have been through it name the same things: one list of accounts, up-to-date forms, and a place for the papers that someone knows.`,
    sources: [
      california("PROB", "6110"),
      california("PROB", "6111"),
      cited("N.Y. Est. Powers & Trusts Law §§ 3-2.1, 3-2.2"),
      cited("Kennedy v. Plan Administrator for DuPont Savings & Investment Plan, 555 U.S. 285 (2009)"),
      cited("Egelhoff v. Egelhoff, 532 U.S. 141 (2001)"),
      usc(26, "2010"),
    ],
    ...CHECKED,
  },
];
