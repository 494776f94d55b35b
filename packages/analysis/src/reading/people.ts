import type { StoryReading } from "./read-story.ts";
import type { PersonRole, ReadPerson } from "./reading.ts";

const ROLE_OF_FACT: Readonly<Record<string, PersonRole>> = {
  employer: "employer",
  landlord: "landlord",
  police: "police",
  doctor: "doctor",
  minor: "child",
  government_defendant: "public_body",
};

/** The people and bodies that the story speaks of, each with the words. */
export function readPeople({ facts }: StoryReading): ReadPerson[] {
  return facts.flatMap(({ key, quotes }) => {
    const role = ROLE_OF_FACT[key];
    const words = quotes[0];
    return role && words ? [{ role, words }] : [];
  });
}
