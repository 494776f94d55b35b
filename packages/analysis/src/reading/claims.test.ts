import { beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../analyze.ts";
import { shippedSource } from "../testing/shipped-source.ts";
import type { PrecedentSource } from "../retrieval/source.ts";

let source: PrecedentSource;
beforeAll(async () => {
  source = await shippedSource();
});

const tell = (description: string) =>
  analyze({ description, incident_state: "OH", as_of: "2026-11-20" }, source);

describe("two claims in one story", () => {
  const BOTH =
    "On February 9, 2025 the neighbor's pit bull bit my son in the face and he got eleven stitches and a scar. His mother is fine. On June 3, 2026 I moved out of my apartment and my landlord kept the whole security deposit and never sent an itemized list.";

  it("both bring their time limits, the earliest first", async () => {
    const { claim_types: types, deadlines } = await tell(BOTH);
    expect(types.map(({ claim_type }) => claim_type)).toEqual(
      expect.arrayContaining(["dog_bite", "security_deposit"]),
    );
    expect(deadlines.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(["OH-personal_injury", expect.stringMatching(/^OH-.*contract/)]),
    );
    const dated = deadlines.flatMap(({ date }) => date ?? []);
    expect(dated).toEqual(dated.toSorted());
  });

  it("each have the events that are told with them", async () => {
    const { claims, events } = (await tell(BOTH)).reading;
    const dayOf = (id: string) => events.find((event) => event.id === id)?.date?.from;
    const daysOf = (claimType: string) =>
      claims.find(({ claim_type }) => claim_type === claimType)?.events.map(dayOf);
    expect(daysOf("dog_bite")).toContain("2025-02-09");
    expect(daysOf("dog_bite")).not.toContain("2026-06-03");
    expect(daysOf("security_deposit")).toContain("2026-06-03");
    expect(daysOf("security_deposit")).not.toContain("2025-02-09");
  });
});

describe("one claim in two words", () => {
  it("brings no limit of a look-alike told in the same breath", async () => {
    const { deadlines } = await tell(
      "My friend borrowed $900 in May 2026 and has not paid me back. She never paid me anything and blocked me.",
    );
    expect(deadlines.filter(({ rule }) => rule.includes("flsa") || rule.includes("wages"))).toEqual([]);
  });
});
