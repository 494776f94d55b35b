import { CHECKED, type LibraryArticle, type LibraryResource, california, cited, page, usc } from "./entry.ts";

export const resources: LibraryResource[] = [
  {
    slug: "protective-orders-the-basics",
    title: "Protective Orders: the Basics",
    description: "What a court order against abuse can do, what it costs, and where help is day and night.",
    category: "Family Law",
    resource_type: "Guide",
    external_url: "https://www.thehotline.org",
    content: `A protective order is a court paper that tells a person to stay away or to stop. Some states call it a restraining order. In danger, call 911. The National Domestic Violence Hotline answers day and night at 1-800-799-7233.

## What it can say

- No contact, by phone, text or through others
- Stay away from the home, the job and the school
- Leave a shared home
- Who cares for the children for now
- Give up guns

## How it usually goes

A judge can give a short order the same day, often after hearing one side. A hearing follows within days or weeks. Both sides can speak there. Then the judge decides about a longer order.

## Cost

Under federal law, states that take certain federal grants may not charge a victim for filing or serving such an order. The clerk can say how it works in that court.

## It holds in other states

An order from one state counts in every other state, and on tribal land. Police there must enforce it like one of their own. People often carry a copy.

## A safe phone

Someone may be able to see this device. A friend's phone or a library computer may be safer.`,
    sources: [
      usc(18, "2265"),
      usc(34, "10450"),
      usc(18, "922", "(g)(8)"),
      page("National Domestic Violence Hotline", "https://www.thehotline.org"),
    ],
    ...CHECKED,
  },
  {
    slug: "which-state-decides-about-a-child",
    title: "Which State Decides About a Child",
    description: "The home-state rule: why six months in one place counts when parents live in two states.",
    category: "Family Law",
    resource_type: "Fact sheet",
    content: `Parents part and one moves away. Which court decides about the child? Almost every state has the same law for this. Its name is long: the Uniform Child Custody Jurisdiction and Enforcement Act.

## The home state comes first

The home state is where the child has lived with a parent for at least six months in a row, right before the case starts. For a baby it is the state where the child has lived since birth.

A short trip does not end the six months.

## After a move

If the child left less than six months ago and one parent still lives in the old state, that state is still the home state.

## Once a court has decided

That court keeps the case as long as the child or a parent lives in its state. Another state's court may not change the order before that ends.

## In an emergency

A court where the child is now can step in for a short time if the child is in danger or was left alone. Its order is meant to hold until the home state acts.

## Orders hold in every state

A federal law says that each state must honor a custody order made under these rules.`,
    sources: [
      usc(28, "1738A"),
      california("FAM", "3421"),
      california("FAM", "3422"),
      california("FAM", "3424"),
      cited("Tex. Fam. Code § 152.201"),
      cited("N.Y. Dom. Rel. Law § 76"),
    ],
    ...CHECKED,
  },
  {
    slug: "child-support-what-the-state-office-does",
    title: "Child Support: What the State Office Does",
    description: "Finding a parent, setting support, taking it from pay, and why old debt does not go away.",
    category: "Family Law",
    resource_type: "Fact sheet",
    external_url: "https://acf.gov/css/parents/how-do-i-find-local-child-support-office",
    content: `Every state runs a child support office. A parent can use it without a lawyer. Parents who get certain public benefits are sent there. Anyone else can ask.

## What it can do

- Find the other parent
- Show who the father is in law
- Ask a court or agency for an order of support
- Collect the money, most often straight from pay
- Ask for health cover for the child
- Review an order when things have changed

## What it cannot do

It does not work for one parent only. It does not decide where the child lives.

## How much

Each state has a formula, called guidelines. It looks at what the parents earn and at the number of children. A judge can go above or below it for a reason.

## Old debt stays

Under federal law, each payment that is late becomes a judgment on the day it was due. A court may not lower it for the past. It may change support from the day on which a parent asks for a change. That is why a parent who loses a job often asks at once.

## Bankruptcy

Child support is not wiped out by bankruptcy.`,
    sources: [
      usc(42, "654"),
      usc(42, "666", "(a)(9), (b)"),
      usc(42, "667"),
      usc(11, "523", "(a)(5)"),
      page(
        "Office of Child Support Services",
        "https://acf.gov/css/parents/how-do-i-find-local-child-support-office",
      ),
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "how-courts-think-about-custody",
    title: "How Courts Think About Custody",
    summary: "Two kinds of custody, one test, and what judges in most states look at.",
    practice_areas: ["Family Law"],
    tags: ["Custody", "Parents", "Children"],
    content: `Few court words scare parents more than custody. It helps to take the word apart.

## Two kinds

Legal custody is the right to decide big things: school, health care, faith. Physical custody is where the child lives day to day. Parents can share one and not the other. Some states use other words, such as parenting time or conservatorship.

## One test

Courts in every state ask what is best for the child. Lawyers call it the best interests of the child. The law of each state lists what a judge must look at. California's list names health, safety and welfare, any history of abuse, and the contact with both parents. Michigan's list has twelve points, from love and ties to the home record of each parent.

Mothers and fathers stand equal before the law. California's code says so in plain words: the sex of a parent does not decide.

## What judges often look at

- Who has cared for the child until now
- How safe and steady each home is
- Whether a parent helps the child see the other one
- Violence, drugs or drink in the home
- The child's ties to school, friends and family
- What the child wants, if old enough. States set the age in different ways

## Violence changes things

Many states tell judges to start from the view that a parent who hurt the other one should not have custody. In California that view holds for five years after a court finds abuse, unless the parent shows otherwise.

## Parents can agree

Most parents do not have a trial. They write a plan: weekdays, weekends, school breaks, who drives, how to talk. A judge looks at the plan and usually signs it. Many courts offer a mediator. That is a person who helps both sides find a deal and does not decide.

## It can change

A custody order is not for life. A parent can ask to change it. As a rule they must show that something important is different now. Judges want calm for the child, so they do not switch lightly.

## While a case is open

Judges notice how parents act. People often keep a simple calendar of visits, pay support on time, and keep messages short and polite. A parent who keeps a child away without an order can harm their own case. If there is danger, a court can act in days, and there is help by phone day and night.`,
    sources: [
      california("FAM", "3003"),
      california("FAM", "3011"),
      california("FAM", "3040"),
      california("FAM", "3044"),
      cited("Mich. Comp. Laws § 722.23"),
    ],
    ...CHECKED,
  },
];
