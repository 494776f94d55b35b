import { describe, expect, it } from "vitest";
import { readStory } from "./read-story.ts";

const AS_OF = "2026-11-20";

/** The kind whose words stand there most, by the lexicon alone. */
const ledBy = (description: string): string | undefined =>
  readStory({ description, as_of: AS_OF }).claimTypes.toSorted((a, b) => b.evidence - a.evidence)[0]
    ?.claim_type.id;

describe("a kind of claim that is told without its name", () => {
  it.each([
    ["license_discipline", "I am a real estate agent and the commission has a complaint that I hid a leak."],
    ["benefits_overpayment", "Food stamps wrote that I have to pay back $2,910 because my son turned 18."],
    ["paternity", "I found out that the kid I pay support for isn't mine. I did a test from the drug store."],
    ["property_damage", "The city sewer backed up and ruined the furnace and the washer in our basement."],
    ["nuisance_neighbor", "The bar below us has bands until three in the morning and nobody comes."],
    [
      "trademark_demand",
      "We got a letter that our team's name is trademarked and we must stop selling shirts.",
    ],
    ["workers_compensation", "My hand got caught in the dough machine and the boss says there is no comp."],
    ["wrongful_death", "My sister died at the dialysis center. They didn't hook it up right."],
    ["wrongful_conviction", "My son did nine years and the DNA says it wasn't him."],
    ["trademark_dispute", "Another shop opened with nearly the same name and my customers are confused."],
    ["provider_accused", "I'm a dentist and got a notice of intent from an attorney over a root canal."],
    [
      "record_expungement",
      "I got a felony when I was 19 and now I can't get hired. Can it come off my record?",
    ],
    ["will_contest", "The ranch goes to his helper in a will made eleven days before he died."],
    ["elder_financial_abuse", "Dad's new wife sold his cows and emptied the account. He has dementia."],
    ["copyright_demand", "A company sent a letter over a picture on my old blog, they want $890."],
    [
      "trust_dispute",
      "Dad's trust is supposed to pay me monthly. He died and his wife won't give a statement.",
    ],
    ["family_visa", "I filed for my mother, I'm a citizen. The embassy wants more proof of my money."],
    [
      "protective_order_defense",
      "A deputy served me, it says I can't go near my ex. She says I pushed her. The hearing is Monday.",
    ],
    [
      "child_custody",
      "My daughter's mom died and her grandma keeps her now. She won't let me take my daughter home.",
    ],
    ["tax_collection", "The IRS sent a final notice, they are going to take things. I owe from my trucking."],
    [
      "special_education",
      "My son has diabetes and the school has no nurse, he has to stay home when there is no insulin.",
    ],
    [
      "paternity",
      "I'm pregnant and we broke up. He says he will take the baby when it's born, must he be on the paper?",
    ],
    ["debt_suit", "The sheriff came with papers, it says Discover Bank v. me."],
  ])("is %s: %s", (kind, story) => {
    expect(ledBy(story)).toBe(kind);
  });

  it.each([
    ["foreclosure", "Daddy's new wife put a mortgage on the farm while he thought it was 1995."],
    ["home_sale_defects", "The city's sewer backed up into our basement and the furnace is gone."],
  ])("is no %s: %s", (kind, story) => {
    expect(ledBy(story)).not.toBe(kind);
  });
});
