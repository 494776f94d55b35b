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

const INJURY_STATUTES = [
  california("CCP", "335.1"),
  cited("N.Y. C.P.L.R. 214(5)"),
  cited("Tex. Civ. Prac. & Rem. Code § 16.003(a)"),
  cited("Fla. Stat. § 95.11(5)(a)"),
  cited("735 ILCS 5/13-202"),
  cited("42 Pa. Cons. Stat. § 5524(2)"),
  ohio("2305.10"),
  cited("Ga. Code § 9-3-33"),
  cited("N.C. Gen. Stat. § 1-52(16)"),
  cited("Mich. Comp. Laws § 600.5805(2)"),
];

export const resources: LibraryResource[] = [
  {
    slug: "injury-deadlines-in-ten-states",
    title: "How Long People Have to Sue After an Injury, in Ten States",
    description: "The usual time limit for an injury claim in ten states, with the statute for each.",
    category: "Personal Injury",
    resource_type: "Fact sheet",
    download: true,
    content: `Each state sets a time limit for an injury suit. The limit is called a statute of limitations. A suit filed after it can be thrown out, even if the claim is good.

This is the usual limit when someone was hurt by carelessness:

- California: 2 years
- New York: 3 years
- Texas: 2 years
- Florida: 2 years, for harm on or after March 24, 2023
- Illinois: 2 years
- Pennsylvania: 2 years
- Ohio: 2 years
- Georgia: 2 years
- North Carolina: 3 years
- Michigan: 3 years

## Many things change the date

- A claim against a city, a state or a public school often needs a written notice first. That can be due within months.
- Medical mistakes have rules of their own.
- A child may get more time.
- Harm that nobody could see at first may start the clock later in some states.
- A suit for a death has its own limit.

Car insurers can set short limits of their own. In Michigan, for example, benefits from your own car insurer have a one-year limit.`,
    sources: INJURY_STATUTES,
    ...CHECKED,
  },
  {
    slug: "after-a-crash-what-people-keep",
    title: "After a Crash: What People Keep",
    description: "Papers, photos and notes that help show later what happened on the road.",
    category: "Personal Injury",
    resource_type: "Checklist",
    download: true,
    content: `After a crash, facts fade fast. Skid marks wash away and videos get erased. These are the things that help most later.

## From the scene

- Photos of all cars, from each side, and of the whole road
- Photos of signs, lights, skid marks and the weather
- Names, phone numbers and plate numbers of everyone involved
- Names and numbers of people who saw it
- The police report number, and the name of the officer
- Which shops or homes nearby have cameras

## From the weeks after

- Every medical bill and visit note
- A short diary: pain, sleep, what you could not do
- Pay stubs that show lost work
- Repair bills and rental car bills
- Each letter and e-mail from an insurer

## Calls from an insurer

The other driver's insurer works for the other driver. It may ask for a recorded talk or offer a fast payment. A signed release usually ends the claim for good.

## Watch the clock

The time to sue is set by the state where the crash happened. Claims against a city or a state can need a written notice within months.`,
    sources: [
      page("National Highway Traffic Safety Administration", "https://www.nhtsa.gov"),
      california("CCP", "335.1"),
      california("GOV", "911.2"),
    ],
    ...CHECKED,
  },
  {
    slug: "hurt-by-a-government-short-notice-clocks",
    title: "Hurt by a Government: the Short Notice Clocks",
    description:
      "A claim against a city, a state or the United States often starts with a paper that is due soon.",
    category: "Personal Injury",
    resource_type: "Guide",
    content: `A suit against a government has a step before the suit. The person gives the office a written claim or notice. The time for it can be short. If it is missed, the case can end before it starts.

## The United States

A claim for harm by a federal worker goes to the agency first. It must reach the agency within two years. Many people use Standard Form 95. The form must name a sum of money. After the agency mails a denial, there are six months to sue.

## Some states

- California: six months for injury, death or harm to belongings. One year for other claims.
- New York: 90 days for a notice to a city, county or school district.
- Texas: six months. City charters can set a shorter time.
- Pennsylvania: six months.
- Michigan: 120 days for an injury from a bad road or in a public building. Six months for an injury claim against the state in the Court of Claims.

Each of these has exceptions. Some courts can allow a late notice, but no one can count on it.

## What the notice says

It usually gives the name and address of the person, the date and place, what happened, and what was lost.`,
    sources: [
      usc(28, "2401", "(b)"),
      usc(28, "2675"),
      california("GOV", "911.2"),
      cited("N.Y. Gen. Mun. Law § 50-e"),
      cited("Tex. Civ. Prac. & Rem. Code § 101.101"),
      cited("42 Pa. Cons. Stat. § 5522(a)"),
      cited("Mich. Comp. Laws §§ 600.6431, 691.1404, 691.1406"),
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "how-the-clock-on-an-injury-claim-works",
    title: "How the Clock on an Injury Claim Works",
    summary:
      "When the time to sue starts, what can stop it, and why two people hurt on the same day can have two deadlines.",
    practice_areas: ["Personal Injury"],
    tags: ["Deadlines", "Car accidents", "Injury"],
    content: `A person who was hurt can lose the right to sue without doing a thing. Time does it. Each state has a law that says how long a person has. Lawyers call it the statute of limitations. This page tells how that clock works.

## When it starts

In most injury cases the clock starts on the day of the harm. A fall on May 1 starts the clock on May 1.

Some harm hides. A sponge left in the body may show up years later. For such cases many states have a discovery rule. The clock then starts when the person found the harm, or should have found it with care. States do not agree on when this rule holds. Some use it for medical cases only.

## How long it runs

The time is not the same everywhere. California gives two years for most injuries. New York and North Carolina give three. Florida changed its law in 2023. For harm on or after March 24, 2023, it gives two years. For harm before that day, it was four.

So two people with the same broken arm can have two deadlines. What counts most is where it happened, what kind of claim it is, and on which day.

## What can make it shorter

Claims against a government are the big trap. Before any suit, the person must often send a written notice. In California it is due within six months for an injury. In New York a notice to a city is due within 90 days. A claim against the United States must reach the right agency within two years.

A contract can also set a shorter time. Cruise tickets are known for it. Many ask for a notice within six months and a suit within one year.

## What can make it longer

- In many states the clock waits while the hurt person is a child. How long it waits differs.
- It may wait while a person cannot manage their own affairs.
- It may wait while the other side hides what it did.

None of these is certain in a given case. Judges read them with care.

## What stops it

Talks with an insurer do not stop the clock. A promise on the phone to take care of it does not stop it. In general, only a suit filed in court stops it, or a written deal to extend the time.

## How people find their own date

People start with the place and the day. Then they read the statute for that state and that kind of claim. They check if a government is on the other side. Many ask a lawyer to check the date, because a mistake cannot be undone. The first talk with an injury lawyer is often free.`,
    sources: [
      california("CCP", "335.1"),
      cited("N.Y. C.P.L.R. 214(5)"),
      cited("N.C. Gen. Stat. § 1-52(16)"),
      cited("Fla. Stat. § 95.11(5)(a); for harm before March 24, 2023: Fla. Stat. § 95.11(3)(a) (2022)"),
      california("GOV", "911.2"),
      cited("N.Y. Gen. Mun. Law § 50-e"),
      usc(28, "2401", "(b)"),
      cited("46 U.S.C. § 30526 (limits in contracts of passengers at sea)"),
    ],
    ...CHECKED,
  },
];
