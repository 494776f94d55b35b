import type { CuePattern } from "../knowledge.ts";

/** What people say, and the words that courts use for it. Our own list, from general knowledge. */
export interface ThesaurusEntry {
  says: CuePattern[];
  law: string[];
}

export const THESAURUS: readonly ThesaurusEntry[] = [
  {
    says: ["slipp*", "tripp*", "wet floor", "fell down", "i fell"],
    law: ["premises liability", "negligence", "invitee", "dangerous condition", "notice"],
  },
  {
    says: ["rear ended", "car accident", "car crash", "hit my car", "ran a red light", "t boned"],
    law: ["negligence", "motor vehicle", "collision", "comparative negligence"],
  },
  { says: ["hit and run", "uninsured"], law: ["uninsured motorist", "coverage"] },
  {
    says: ["bit me", "dog bite", "dog attacked", "bitten"],
    law: ["dog bite", "vicious propensity", "strict liability", "scienter"],
  },
  {
    says: ["fired", "laid off", "let me go", "terminated"],
    law: ["discharge", "termination", "at-will employment", "wrongful discharge"],
  },
  {
    says: ["fired~complain*", "retaliat*", "punished~reporting", "fired~report*"],
    law: ["retaliation", "protected activity", "causal connection", "adverse employment action"],
  },
  {
    says: ["racist", "n word", "because i'm black", "race", "racial*"],
    law: ["Title VII", "race discrimination", "disparate treatment", "hostile work environment"],
  },
  {
    says: [
      "groped",
      "sexual comments",
      "touched me",
      "hit on me",
      "sexually harass*",
      "asked me for sex",
      "unwanted advances",
    ],
    law: ["sexual harassment", "hostile work environment", "quid pro quo", "Title VII"],
  },
  { says: ["pregnan*"], law: ["pregnancy discrimination", "accommodation"] },
  { says: ["too old", "my age", "younger"], law: ["age discrimination", "ADEA"] },
  {
    says: ["disab*", "accommodat*", "wheelchair"],
    law: ["Americans with Disabilities Act", "reasonable accommodation", "disability"],
  },
  {
    says: ["overtime", "time and a half", "off the clock", "over 40 hours"],
    law: ["Fair Labor Standards Act", "overtime", "exempt", "unpaid compensation"],
  },
  {
    says: ["didn't pay me", "last paycheck", "unpaid wages", "never paid me", "final check"],
    law: ["unpaid wages", "wage claim", "minimum wage"],
  },
  {
    says: ["1099", "independent contractor"],
    law: ["independent contractor", "employee status", "misclassification"],
  },
  {
    says: ["hurt at work", "injured at work", "hurt on the job", "injured on the job", "workers comp*"],
    law: ["workers' compensation", "course of employment", "compensable injury"],
  },
  {
    says: ["medical leave", "fmla", "maternity leave"],
    law: ["Family and Medical Leave Act", "interference", "leave"],
  },
  {
    says: ["evict*", "kicked out", "notice to quit", "unlawful detainer"],
    law: ["eviction", "unlawful detainer", "summary process", "tenancy"],
  },
  {
    says: ["locked me out", "changed the locks", "shut off my"],
    law: ["self-help eviction", "lockout", "wrongful eviction"],
  },
  { says: ["security deposit", "my deposit"], law: ["security deposit", "itemized", "landlord and tenant"] },
  {
    says: ["mold", "no heat", "roaches", "bed bugs", "rats", "won't fix"],
    law: ["warranty of habitability", "constructive eviction", "repair"],
  },
  { says: ["hoa"], law: ["homeowners association", "covenant", "assessment"] },
  { says: ["foreclos*"], law: ["foreclosure", "mortgage", "default", "servicer"] },
  {
    says: ["property line", "easement", "neighbor*~fence"],
    law: ["boundary", "easement", "adverse possession", "trespass"],
  },
  {
    says: ["never told us", "hid the", "didn't disclose", "seller lied"],
    law: ["nondisclosure", "fraudulent concealment", "latent defect", "seller disclosure"],
  },
  {
    says: ["custody", "see my kids", "visitation", "parenting time"],
    law: ["custody", "best interests of the child", "visitation", "modification"],
  },
  { says: ["child support"], law: ["child support", "modification", "arrears"] },
  { says: ["divorc*"], law: ["dissolution of marriage", "equitable distribution", "marital property"] },
  { says: ["alimony", "spousal support"], law: ["alimony", "maintenance", "spousal support"] },
  {
    says: ["restraining order", "abusive", "hits me", "beats me", "stalking"],
    law: ["protective order", "domestic violence", "abuse", "stalking"],
  },
  {
    says: ["cps", "took my kids", "foster"],
    law: ["dependency", "neglect", "termination of parental rights", "child protective services"],
  },
  {
    says: ["dui", "dwi", "breathalyzer", "drunk driving"],
    law: ["driving under the influence", "breath test", "implied consent", "traffic stop"],
  },
  {
    says: ["searched my", "search warrant", "pulled me over", "searched me"],
    law: ["Fourth Amendment", "search and seizure", "probable cause", "reasonable suspicion", "suppression"],
  },
  { says: ["drugs", "possession", "weed", "cocaine"], law: ["possession", "controlled substance"] },
  { says: ["shoplift*", "stole", "stealing"], law: ["theft", "larceny", "intent"] },
  { says: ["expunge*", "clear my record", "criminal record"], law: ["expungement", "sealing", "record"] },
  { says: ["probation", "parole"], law: ["probation", "revocation", "violation"] },
  {
    says: ["beat me~police", "police beat", "slammed me", "tased", "taser*", "cops beat", "excessive force"],
    law: [
      "excessive force",
      "Fourth Amendment",
      "Section 1983",
      "qualified immunity",
      "objectively reasonable",
    ],
  },
  {
    says: [
      "arrested~nothing",
      "false arrest",
      "arrested me for",
      "wrongfully arrested",
      "charges were dropped",
    ],
    law: ["false arrest", "probable cause", "malicious prosecution", "Section 1983"],
  },
  {
    says: ["in jail", "prison", "guards", "inmate*"],
    law: ["Eighth Amendment", "deliberate indifference", "conditions of confinement", "prisoner"],
  },
  {
    says: ["protest*", "free speech", "fired for posting"],
    law: ["First Amendment", "free speech", "public employee", "retaliation"],
  },
  {
    says: ["misdiagnos*", "missed my cancer", "failed to diagnose", "wrong diagnosis"],
    law: ["medical malpractice", "failure to diagnose", "standard of care", "proximate cause"],
  },
  {
    says: ["surgery", "surgeon", "operation", "left a sponge"],
    law: ["medical malpractice", "surgical", "standard of care", "expert testimony"],
  },
  {
    says: ["wrong medication", "wrong dose", "pharmacy"],
    law: ["medication error", "pharmacist", "negligence"],
  },
  { says: ["nursing home", "bed sores", "bedsores"], law: ["nursing home", "neglect", "pressure ulcer"] },
  {
    says: ["birth injury", "c section", "delivery", "baby~oxygen"],
    law: ["birth injury", "obstetric", "medical malpractice"],
  },
  {
    says: ["never told me the risks", "without my consent", "didn't consent"],
    law: ["informed consent", "battery"],
  },
  {
    says: ["exploded", "defective", "recall", "product", "caught fire"],
    law: ["product liability", "design defect", "failure to warn", "strict liability"],
  },
  { says: ["died", "was killed", "passed away"], law: ["wrongful death", "survival action", "decedent"] },
  {
    says: ["lied about me", "rumors", "false review", "slander", "defam*", "posted lies"],
    law: ["defamation", "libel", "slander", "publication", "actual malice"],
  },
  {
    says: ["contract", "never finished", "broke our agreement", "breach"],
    law: ["breach of contract", "damages", "performance", "consideration"],
  },
  {
    says: ["contractor", "remodel", "roofer", "deposit~contractor"],
    law: ["home improvement contract", "workmanship", "breach of contract"],
  },
  {
    says: ["invoice", "client won't pay", "customer won't pay", "unpaid invoice"],
    law: ["account stated", "quantum meruit", "breach of contract"],
  },
  {
    says: ["business partner", "my partner", "co founder"],
    law: ["partnership", "fiduciary duty", "accounting", "dissolution"],
  },
  { says: ["franchise*"], law: ["franchise", "franchise agreement", "disclosure"] },
  {
    says: ["scam*", "ripped off", "lied to me", "fraud*", "tricked"],
    law: ["fraud", "misrepresentation", "deceptive trade practices", "reliance"],
  },
  {
    says: ["used car", "lemon", "dealership", "dealer"],
    law: ["lemon law", "warranty", "merchantability", "dealer"],
  },
  {
    says: ["debt collector", "collection agency", "collections", "keeps calling"],
    law: ["Fair Debt Collection Practices Act", "debt collector", "validation"],
  },
  {
    says: ["credit report", "credit score"],
    law: ["Fair Credit Reporting Act", "reinvestigation", "accuracy"],
  },
  { says: ["bankruptcy"], law: ["bankruptcy", "discharge", "debtor", "automatic stay"] },
  {
    says: ["robocall*", "telemarket*", "spam texts"],
    law: ["Telephone Consumer Protection Act", "automated calls"],
  },
  {
    says: ["insurance~denied", "denied my claim", "adjuster"],
    law: ["bad faith", "insurance coverage", "denial of claim", "insurer"],
  },
  { says: ["identity theft", "stole my identity"], law: ["identity theft", "fraudulent account"] },
  {
    says: ["disability benefits", "ssdi", "ssi", "social security"],
    law: ["Social Security", "disability benefits", "administrative law judge", "substantial evidence"],
  },
  {
    says: ["food stamps", "medicaid", "unemployment"],
    law: ["public benefits", "fair hearing", "eligibility", "misconduct"],
  },
  {
    says: ["iep", "special education", "special needs"],
    law: ["Individuals with Disabilities Education Act", "free appropriate public education"],
  },
  {
    says: ["irs", "audit", "notice of deficiency", "back taxes"],
    law: ["deficiency", "Tax Court", "Commissioner of Internal Revenue", "income tax"],
  },
  { says: ["lien", "levy", "levied"], law: ["tax lien", "levy", "collection due process"] },
  { says: ["innocent spouse", "joint return"], law: ["innocent spouse", "joint and several liability"] },
  { says: ["property tax*", "assessed value"], law: ["property tax", "assessment", "valuation"] },
  {
    says: ["copied my", "used my photo*", "stole my song", "copyright*", "dmca"],
    law: ["copyright infringement", "fair use", "originality", "substantial similarity"],
  },
  { says: ["logo", "trademark*", "brand name"], law: ["trademark", "likelihood of confusion", "Lanham Act"] },
  {
    says: ["trade secret*", "customer list", "took our client*"],
    law: ["trade secret", "misappropriation", "noncompete"],
  },
  {
    says: ["non compete", "noncompete"],
    law: ["covenant not to compete", "restrictive covenant", "reasonable"],
  },
  { says: ["patent*", "my invention"], law: ["patent", "infringement", "claims"] },
  {
    says: ["my likeness", "my face", "used my name"],
    law: ["right of publicity", "appropriation of likeness", "privacy"],
  },
  {
    says: ["my agent", "talent agency", "record label"],
    law: ["personal services contract", "agent", "royalties", "commission"],
  },
  { says: ["ncaa", "eligib*", "transfer"], law: ["athletic association", "eligibility", "student athlete"] },
  {
    says: ["asylum", "persecut*", "afraid to go back"],
    law: ["asylum", "well-founded fear", "persecution", "withholding of removal"],
  },
  {
    says: ["deport*", "removal", "immigration judge"],
    law: ["removal", "deportation", "cancellation of removal", "Board of Immigration Appeals"],
  },
  {
    says: ["green card", "i 130", "marriage visa"],
    law: ["adjustment of status", "immediate relative", "visa petition"],
  },
  { says: ["citizenship", "naturaliz*"], law: ["naturalization", "good moral character"] },
  {
    says: ["changed the will", "cut out of the will", "the will", "undue influence"],
    law: ["will contest", "undue influence", "testamentary capacity"],
  },
  {
    says: ["executor", "probate", "estate"],
    law: ["probate", "executor", "fiduciary", "estate administration"],
  },
  { says: ["trustee", "trust"], law: ["trust", "trustee", "breach of fiduciary duty", "accounting"] },
  {
    says: ["power of attorney", "dementia", "emptied her account", "emptied his account"],
    law: ["power of attorney", "fiduciary duty", "elder financial abuse", "undue influence"],
  },
  {
    says: ["school", "bullied", "title ix"],
    law: ["Title IX", "deliberate indifference", "school district"],
  },
];
