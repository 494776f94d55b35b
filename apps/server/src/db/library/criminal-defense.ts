import { CHECKED, type LibraryArticle, type LibraryResource, cited, usc } from "./entry.ts";

export const resources: LibraryResource[] = [
  {
    slug: "the-first-days-after-an-arrest",
    title: "The First Days After an Arrest",
    description: "What the Constitution promises in the first hours and days, and what each step is called.",
    category: "Criminal Defense",
    resource_type: "Guide",
    content: `An arrest starts a chain of steps. The names differ from state to state. The basic rights do not.

## Questions by police

Before police question a person in custody, they must give the Miranda warning. It says that the person may stay silent and may have a lawyer. A person uses these rights by saying so in clear words.

## A judge must look soon

When police arrest without a warrant, a judge must decide if there was good cause. The Supreme Court said that this must happen promptly. As a rule that means within 48 hours.

## The first time in court

The judge tells the person what the charge is. The right to a lawyer in the case begins at this first hearing. The judge also decides about release. That can be a promise to come back, a sum of money called bail, or other terms.

## If you cannot pay for a lawyer

In a case that can end in jail, the court must give a lawyer to a person who cannot pay. People ask the judge or the clerk for the public defender.

## Dates matter

A missed court date can lead to a new warrant. The clerk's office can tell the date and the courtroom.`,
    sources: [
      cited("Miranda v. Arizona, 384 U.S. 436 (1966)"),
      cited("Berghuis v. Thompkins, 560 U.S. 370 (2010)"),
      cited("County of Riverside v. McLaughlin, 500 U.S. 44 (1991)"),
      cited("Rothgery v. Gillespie County, 554 U.S. 191 (2008)"),
      cited("Gideon v. Wainwright, 372 U.S. 335 (1963)"),
      cited("Argersinger v. Hamlin, 407 U.S. 25 (1972)"),
    ],
    ...CHECKED,
  },
  {
    slug: "when-the-court-gives-you-a-lawyer",
    title: "When the Court Gives You a Lawyer",
    description: "Who gets a lawyer from the court in a criminal case, and how people ask for one.",
    category: "Criminal Defense",
    resource_type: "Fact sheet",
    content: `The Sixth Amendment gives every person charged with a crime the right to a lawyer. If the person cannot pay, the court must provide one in many cases.

## Which cases

- Every felony, which is a serious crime
- Lesser crimes, if the person is sent to jail
- Cases where a jail sentence is put on hold, since it can be used later

## Which cases not

- Tickets and charges where only a fine is given
- Most civil cases, such as eviction, debt or divorce

Some states give more than this.

## How people ask

At the first hearing the judge usually asks if the person has a lawyer. A person who has none can say that they want one and cannot pay. The court may ask about income and belongings. The answers must be true.

## Is it free?

Some courts ask for a fee or for money back later. It can depend on what the person can pay.

## Talking with the lawyer

What a person tells their lawyer to get legal help stays private. That holds for a public defender too.`,
    sources: [
      cited("U.S. Constitution, Amendment VI"),
      cited("Gideon v. Wainwright, 372 U.S. 335 (1963)"),
      cited("Argersinger v. Hamlin, 407 U.S. 25 (1972)"),
      cited("Scott v. Illinois, 440 U.S. 367 (1979)"),
      cited("Alabama v. Shelton, 535 U.S. 654 (2002)"),
    ],
    ...CHECKED,
  },
  {
    slug: "searches-of-homes-cars-and-phones",
    title: "Searches of Homes, Cars and Phones",
    description: "When police need a warrant, the main exceptions, and what saying yes means.",
    category: "Criminal Defense",
    resource_type: "Guide",
    content: `The Fourth Amendment protects people from unreasonable searches. A warrant is a judge's paper that allows a search. Some searches need one and some do not.

## Homes

Police need a warrant to search a home. There are exceptions. One is an emergency. One is consent by a person who lives there.

## Phones

Police need a warrant to look through a phone, even after an arrest. They also need one for long records of where a phone has been.

## Cars

A car gets less protection. Police may search one without a warrant if they have good reason to think that it holds signs of a crime.

## Consent

A person who says yes gives up much of this protection. Police do not have to say that a person may refuse. A person can say no in calm words. Pushing or running can bring a new charge.

## If a search was wrong

A court may keep out what was found in it. A lawyer asks for this in a paper called a motion to suppress. There are exceptions here too.`,
    sources: [
      cited("U.S. Constitution, Amendment IV"),
      cited("Payton v. New York, 445 U.S. 573 (1980)"),
      cited("Riley v. California, 573 U.S. 373 (2014)"),
      cited("Carpenter v. United States, 585 U.S. 296 (2018)"),
      cited("California v. Acevedo, 500 U.S. 565 (1991)"),
      cited("Schneckloth v. Bustamonte, 412 U.S. 218 (1973)"),
      cited("Mapp v. Ohio, 367 U.S. 643 (1961)"),
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "what-the-right-to-remain-silent-asks-of-you",
    title: "What the Right to Remain Silent Asks of You",
    summary: "The right is old and strong, but courts expect people to claim it out loud.",
    practice_areas: ["Criminal Defense"],
    tags: ["Police", "Miranda", "Rights"],
    content: `Most people know the words from television. You have the right to remain silent. Fewer people know that silence alone may not be enough.

## Where it comes from

The Fifth Amendment says that no person can be forced to be a witness against themselves in a criminal case. In 1966 the Supreme Court decided Miranda v. Arizona. Since then, police must give a warning before they question a person in custody.

Two things must come together for the warning: custody and questions. Custody means that a reasonable person would not feel free to leave. A chat on the street may not count. A talk in a locked room does.

## No warning, and then?

A missing warning does not end a case. It usually means that the answers cannot be used to prove guilt. Other proof can still be used.

## The part that people miss

In 2010 the Court decided Berghuis v. Thompkins. A man had stayed almost silent for close to three hours. Then he gave a short answer, and it was used at his trial. The Court said that he had never claimed his right. To use it, a person must say so.

In 2013, in Salinas v. Texas, a man who was not in custody answered most questions and fell silent at one. He had not said that he was using his right. His silence was used against him.

## Clear words

Courts look for plain words. "I am using my right to remain silent" is plain. "I want a lawyer" is plain. "Maybe I should talk to a lawyer" was not enough in Davis v. United States.

Once a person clearly asks for a lawyer, police must stop their questions until a lawyer is there, unless the person starts the talk again.

## What the right does not cover

- In some states a person who is stopped on good grounds must give a name.
- A driver must show a license and papers.
- Body samples and fingerprints are not words, so other rules apply to them.
- Lies to federal agents can be a crime of their own, even without an oath.

## Why it is there

People under stress make mistakes. They guess, and a wrong guess can look like a lie. The right gives a person time to think and to have help. It protects people who did nothing as much as those who did.`,
    sources: [
      cited("U.S. Constitution, Amendment V"),
      cited("Miranda v. Arizona, 384 U.S. 436 (1966)"),
      cited("Berghuis v. Thompkins, 560 U.S. 370 (2010)"),
      cited("Salinas v. Texas, 570 U.S. 178 (2013)"),
      cited("Davis v. United States, 512 U.S. 452 (1994)"),
      cited("Edwards v. Arizona, 451 U.S. 477 (1981)"),
      cited("Hiibel v. Sixth Judicial District Court of Nevada, 542 U.S. 177 (2004)"),
      usc(18, "1001"),
    ],
    ...CHECKED,
  },
];
