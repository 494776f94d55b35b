import {
  CHECKED,
  type LibraryArticle,
  type LibraryResource,
  california,
  cfr,
  cited,
  page,
  usc,
} from "./entry.ts";

const WHD = page("Wage and Hour Division: complaints", "https://www.dol.gov/agencies/whd/contact/complaints");
const EEOC = page("EEOC: filing a charge", "https://www.eeoc.gov/filing-charge-discrimination");

export const resources: LibraryResource[] = [
  {
    slug: "unpaid-wages-and-overtime",
    title: "Unpaid Wages and Overtime: the Federal Rules",
    description: "What the Fair Labor Standards Act promises, who looks into it for free, and for how long.",
    category: "Employment Law",
    resource_type: "Guide",
    external_url: "https://www.dol.gov/agencies/whd/contact/complaints",
    content: `A federal law sets a floor for pay. It is the Fair Labor Standards Act. State law can give more, and many states do.

## The floor

- At least the minimum wage for each hour
- Overtime after 40 hours in a week: one and a half times the regular rate
- Pay for all time that the employer knows of, even if nobody asked for it

## Who may not get overtime

Some managers, experts and office staff who earn a salary, and some other groups. A title alone does not decide. What the person does and how they are paid does.

## Time limits

Two years. Three years if the employer broke the law on purpose or did not care. The clock runs for each paycheck by itself.

## Payback is forbidden

An employer may not fire or punish a worker for asking about pay or for a complaint. This holds whatever the worker's immigration papers say.

## Free help

The Wage and Hour Division of the U.S. Department of Labor takes complaints at 1-866-487-9243. It is free and private. State labor offices take complaints about state law.

## What helps

- Your own list of hours, day by day
- Pay stubs
- Schedules and messages about shifts
- Names of people who worked with you`,
    sources: [
      usc(29, "206"),
      usc(29, "207"),
      usc(29, "213"),
      usc(29, "215", "(a)(3)"),
      usc(29, "255"),
      cfr(29, "785.11"),
      WHD,
    ],
    ...CHECKED,
  },
  {
    slug: "job-bias-the-180-and-300-day-limits",
    title: "Job Bias: the 180-Day and 300-Day Limits",
    description: "When a charge must reach the EEOC, and what comes after it.",
    category: "Employment Law",
    resource_type: "Fact sheet",
    download: true,
    external_url: "https://www.eeoc.gov/filing-charge-discrimination",
    content: `Federal law forbids unfair treatment at work because of race, color, religion, sex, national origin, age from 40 on, disability, or genes. Before most suits, a person must file a charge with the EEOC. It is free.

## How long

- 180 days from the unfair act
- 300 days where a state or local office also enforces a law against the same kind of bias

In Alabama, Arkansas, Georgia, Mississippi and North Carolina, count 180 days. In most other states it is 300.

## When the day counts from

From the day you were told, not from your last day at work. Each act has its own clock. Time spent on a complaint inside the company does not stop it.

## Federal workers

They have 45 days to reach an EEO counselor at their own agency.

## After the charge

The EEOC tells the employer. It may offer a talk with a neutral person, or look into the case. At the end it sends a notice of the right to sue. From then there are 90 days to go to court.

## Size of the employer

Most of these laws hold for employers with 15 or more workers. For age it is 20. State laws often cover smaller ones.

## Payback

Punishing a person for a charge or for helping with one is against the law too.`,
    sources: [
      usc(42, "2000e-5", "(e)(1), (f)(1)"),
      usc(42, "2000e-3"),
      usc(42, "2000e", "(b)"),
      usc(29, "626", "(d)"),
      usc(29, "630", "(b)"),
      usc(42, "12117"),
      cfr(29, "1614.105"),
      cited("Delaware State College v. Ricks, 449 U.S. 250 (1980)"),
      cited("National Railroad Passenger Corp. v. Morgan, 536 U.S. 101 (2002)"),
      EEOC,
    ],
    ...CHECKED,
  },
  {
    slug: "family-and-medical-leave",
    title: "Family and Medical Leave",
    description: "Twelve weeks off without pay and with the job kept: who has the right and how it works.",
    category: "Employment Law",
    resource_type: "Guide",
    external_url: "https://www.dol.gov/agencies/whd/fmla",
    content: `The Family and Medical Leave Act is a federal law. It lets some workers take time off and come back to their job. The leave is without pay. Some states have paid leave of their own.

## Who has the right

All three must be true:

- You worked for the employer for 12 months, not always in a row
- You worked at least 1,250 hours in the last 12 months
- The employer has 50 or more workers within 75 miles of your worksite

Public offices and public schools are covered at any size, but the other rules still hold.

## For what

- A new child, by birth, adoption or foster care
- Your own serious health condition
- Care for a child, husband, wife or parent with one
- Some needs when a family member is called to military duty

## How long

Up to 12 weeks in 12 months. Up to 26 weeks to care for a hurt member of the armed forces.

## What must be kept

Health cover goes on as before. After the leave, the worker gets the same job back or one that is equal. There is an exception for a few of the highest paid.

## Notice

30 days ahead if you can see it coming. If not, as soon as you can.

## If it goes wrong

The Department of Labor takes complaints. A suit is due within two years, or three if the law was broken on purpose.`,
    sources: [
      usc(29, "2611"),
      usc(29, "2612"),
      usc(29, "2614"),
      usc(29, "2615"),
      usc(29, "2617"),
      page("Wage and Hour Division: FMLA", "https://www.dol.gov/agencies/whd/fmla"),
    ],
    ...CHECKED,
  },
  {
    slug: "punished-for-speaking-up-at-work",
    title: "Punished for Speaking Up at Work: the Shortest Clocks",
    description: "Thirty days for safety, 180 for company fraud, six months for acting together.",
    category: "Employment Law",
    resource_type: "Fact sheet",
    content: `Many laws protect workers who report something. Each has its own office and its own clock. Some clocks are very short.

- Unsafe work: 30 days. A complaint to OSHA about payback under section 11(c)
- Fraud at a company with public shares: 180 days, also to OSHA
- Acting with other workers about pay or conditions: six months, to the National Labor Relations Board. A union is not needed
- A charge of job bias, or help with one: 180 or 300 days, to the EEOC
- A report of cheating the federal government: three years, to a court
- A complaint about wages: two years, or three if it was on purpose

## From which day

As a rule from the day when the worker was told of the firing or other punishment.

## Talking about pay

Most workers in private jobs may talk with each other about what they earn. A rule that forbids it is usually against federal law. Managers, farm workers and some others are not covered by that law.

## What helps

- The report itself, with its date
- What was said and done to you after it
- Work reviews from before and after
- Names of people who saw it

Taking private papers of the company can cause trouble. People ask a lawyer or the agency first.`,
    sources: [
      usc(29, "660", "(c)"),
      usc(18, "1514A"),
      usc(29, "157"),
      usc(29, "160", "(b)"),
      usc(31, "3730", "(h)"),
      usc(29, "255"),
      page("OSHA: file a complaint", "https://www.osha.gov/workers/file-complaint"),
      page("National Labor Relations Board", "https://www.nlrb.gov"),
    ],
    ...CHECKED,
  },
];

export const articles: LibraryArticle[] = [
  {
    slug: "fired-at-will-what-it-does-and-does-not-mean",
    title: "Fired at Will: What It Does and Does Not Mean",
    summary: "An employer may fire without a good reason in most states, but not for a forbidden one.",
    practice_areas: ["Employment Law"],
    tags: ["Firing", "Job rights"],
    content: `Most workers in the United States work at will. It means that either side can end the job at any time. No reason is needed and no notice is due. Montana is the one state with another rule: after a trial period, an employer there needs good cause.

At will sounds like anything goes. It does not.

## Forbidden reasons

An employer may be wrong, rude or unfair. It may not fire for a reason that a law forbids. These are the main ones in federal law:

- Race, color, religion, sex, national origin, age from 40 on, disability
- Being pregnant
- Taking family or medical leave that the law gives
- Asking for unpaid wages
- Reporting unsafe work
- Acting with other workers about pay or conditions
- Military service
- Jury duty in a federal court

State laws add more. Many forbid firing a worker for filing a claim after an injury on the job, or for refusing to break the law.

## A contract can change it

A written contract may say that the job lasts a year or that there must be a good cause. So may a union contract. In some states a handbook can count as a promise.

## How people prove it

Few bosses say the real reason aloud. Courts look at the signs:

- Timing: a complaint on Monday, a firing on Friday
- Good reviews that turn bad all at once
- Others who did the same and were kept
- Reasons that change

## Short clocks

The time limits differ by law. Thirty days for a complaint about payback over safety. For job bias, 180 or 300 days. Two years for wages. They run from the day the person was told, not from the last day.

## The papers at the end

Some employers offer money for a signature. The paper is a release. It often gives up all claims. If it covers age claims, federal law gives a worker of 40 or more at least 21 days to think and 7 days to take a signature back.

The last paycheck follows state law. In California, a worker who is fired must get it at once. Health cover from the job can often go on for a time under a law called COBRA, at the worker's cost. Unemployment pay is a claim with the state. Being fired does not rule it out. Serious misconduct can.`,
    sources: [
      cited("Mont. Code Ann. § 39-2-904"),
      usc(42, "2000e-2"),
      usc(29, "623"),
      usc(42, "12112"),
      usc(29, "2615"),
      usc(29, "215", "(a)(3)"),
      usc(29, "660", "(c)"),
      usc(29, "158"),
      usc(38, "4311"),
      usc(28, "1875"),
      usc(29, "626", "(f)"),
      cited("Cal. Lab. Code § 201"),
      usc(29, "1161"),
    ],
    ...CHECKED,
  },
  {
    slug: "contractor-or-employee-who-decides",
    title: "Contractor or Employee: Who Decides?",
    summary: "A form that says contractor does not settle it. The work itself does.",
    practice_areas: ["Employment Law", "Tax Law"],
    tags: ["Gig work", "Wages", "Taxes"],
    content: `A driver gets a form in January. It is a 1099 and not a W-2. The company calls him a contractor. Does the law?

The label does not decide. Courts and agencies look at how the work is really done.

## Why it matters

An employee has rights that a contractor has not: minimum wage, overtime, unemployment pay, help after an injury on the job. The employer also pays half of the Social Security and Medicare tax. A contractor pays both halves.

## Different laws, different tests

This is the part that surprises people. The same person can be an employee under one law and not under another.

For federal wage law, courts ask who depends on whom. Does the worker run a business of their own, or do they depend on this company? They look at control, at the chance to gain or lose by skill, at tools and money put in, at how long the work lasts, and at whether it is a core part of the business.

For federal tax, the IRS looks at control in three groups: control of behavior, control of money, and the kind of ties between the two.

California uses a stricter test for most state wage claims. It is called the ABC test. A worker is an employee unless the company shows all three: the worker is free from control, does work outside the usual business, and has a trade of their own. Many jobs are exempt from it.

## Signs of an employee

- The company sets the hours and how the work is done
- It gives the tools
- The worker cannot send someone else
- The worker has no other customers

## Signs of a contractor

- They set their own price
- They work for many
- They can make a profit or a loss
- They decide how the job gets done

## Who can say so

State labor offices look at wages. The state unemployment office looks at its own taxes. The IRS can give an answer for tax on Form SS-8. In the end a court can decide.

## Time limits

For federal wages it is two years, or three if the employer broke the law on purpose. State limits differ. In California it is three years for most wage claims.

## What people keep

The contract, the messages, the schedules, pictures of uniforms or signs, and a list of who told them what to do.`,
    sources: [
      usc(29, "203", "(e), (g)"),
      usc(29, "255"),
      cited("United States v. Silk, 331 U.S. 704 (1947)"),
      cited("Rutherford Food Corp. v. McComb, 331 U.S. 722 (1947)"),
      cited("Dynamex Operations West, Inc. v. Superior Court, 4 Cal. 5th 903 (2018)"),
      cited("Cal. Lab. Code § 2775"),
      california("CCP", "338"),
      page("IRS: Form SS-8", "https://www.irs.gov/forms-pubs/about-form-ss-8"),
    ],
    ...CHECKED,
  },
];
