import { analyze } from "@standing/analysis";
import type { CaseSubmission, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Services } from "../../../kernel/services.ts";
import { type TestWorld, testWorld, until } from "../../../testing/world.ts";
import { recomputeCases } from "./recompute-cases.ts";
import { startRelease } from "./releases.ts";
import { remindOfDeadlines } from "./remind-of-deadlines.ts";

const DAY_MS = 86_400_000;
const RULE = "CA-personal_injury";
const story: CaseSubmission = {
  title: "The wet floor",
  legal_category: "personal_injury",
  description:
    "I slipped on a wet floor in a grocery store in Oakland, California and broke my wrist. There was no sign. I had surgery.",
  incident_date: "2026-10-01",
  incident_city: "Oakland",
  incident_state: "CA",
};

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

/** A case of a new person, analyzed with the release that ships. */
async function analyzed(email: string): Promise<{ user: SessionUser; id: string }> {
  const user = await world.claimant(email);
  const { id } = await world.as(user).client.cases.submit(story);
  await until(async () => (await world.as(user).client.cases.get({ id })).status === "completed");
  return { user, id };
}

/** The services of a worker with another release, on another day: `limit` is what its rule for injuries gives. */
function released(
  release: string,
  limit?: { years: number } | "gone",
  today = world.services.now(),
): Services {
  const engine = {
    release,
    analyze: async (...[input, source]: Parameters<typeof analyze>) => {
      const found = await analyze(input, source);
      const deadlines = found.ai_analysis_result.deadlines.flatMap((one) => {
        if (one.rule !== RULE || limit === undefined || one.trigger_date === null) return [one];
        if (limit === "gone") return [];
        const date = `${Number(one.trigger_date.slice(0, 4)) + limit.years}${one.trigger_date.slice(4)}`;
        return [{ ...one, date, falls_on: null, arithmetic: `${limit.years} years from that day.` }];
      });
      return { ...found, ai_analysis_result: { ...found.ai_analysis_result, deadlines } };
    },
  };
  return { ...world.services, engine, now: () => today };
}

const caseOf = ({ user, id }: { user: SessionUser; id: string }) => world.as(user).client.cases.get({ id });
const mailsTo = async (email: string, subject: string) =>
  (await world.mails()).filter((mail) => mail.to === email && mail.subject === subject);
const toldOf = async (user: SessionUser, kind: string) =>
  (await world.as(user).client.notifications.list({})).notifications.filter((one) => one.kind === kind);
const STORY = /wet|floor|wrist|injur|Oakland|California/i;
/** What a mail says, without its links: a random token has any short word in it once in a while. */
const wordsOf = ({ subject, text }: { subject: string; text: string }) =>
  `${subject} ${text}`.replaceAll(/https?:\S+/g, "");
const CHANGED = "A date that we gave you has changed";
const REMINDED = "A reminder of a deadline";

describe("after a release", () => {
  test("that changes nothing for a case, its analysis stays and it is not computed twice", async () => {
    const one = await analyzed("same@example.org");
    const before = await caseOf(one);
    const services = released("0000-same");
    await startRelease(services);
    await recomputeCases(services);
    expect(await caseOf(one)).toMatchObject({ analysis: before.analysis, date_changes: [] });
    const rows = await world.database.asOwner(
      "select knowledge_release, (select count(*)::int from case_analyses where case_id = c.id) as runs from cases c where id = $1",
      [one.id],
    );
    expect(rows).toEqual([{ knowledge_release: "0000-same", runs: 1 }]);
    let runs = 0;
    const counting = {
      ...services,
      engine: {
        ...services.engine,
        analyze: async (...all: Parameters<typeof analyze>) => ((runs += 1), analyze(...all)),
      },
    };
    await recomputeCases(counting);
    expect(runs).toBe(0);
  });

  test("that shortens one period, the person is told once, in the page and by mail without the story, and sees why", async () => {
    const one = await analyzed("shorter@example.org");
    expect((await caseOf(one)).analysis?.deadlines.find(({ rule }) => rule === RULE)?.date).toBe(
      "2028-10-01",
    );
    const services = released("0001-shorter", { years: 1 });
    await startRelease(services);
    await Promise.all([recomputeCases(services), recomputeCases(services)]);
    await recomputeCases(services);
    const after = await caseOf(one);
    expect(after.analysis?.deadlines.find(({ rule }) => rule === RULE)?.date).toBe("2027-10-01");
    expect(after.status).toBe("completed");
    expect(after.date_changes).toMatchObject([
      {
        change: "earlier",
        date_before: "2028-10-01",
        date_after: "2027-10-01",
        why_after: "1 years from that day.",
        statute: "Cal. Civ. Proc. Code § 335.1",
      },
    ]);
    expect(after.date_changes[0]?.why_before).toMatch(/October 1, 2028/);
    expect(await toldOf(one.user, "deadline_changed")).toMatchObject([{ path: `/case/${one.id}` }]);
    const [mail, ...more] = await until(async () => {
      const mails = await mailsTo(one.user.email, CHANGED);
      return mails.length > 0 && mails;
    });
    expect(more).toEqual([]);
    expect(mail && wordsOf(mail)).not.toMatch(STORY);
    const rows = await world.database.asOwner(
      "select knowledge_release from case_analyses where case_id = $1 order by started_at",
      [one.id],
    );
    expect(rows.map((row) => (row as { knowledge_release: string }).knowledge_release)).toEqual([
      world.services.engine.release,
      "0001-shorter",
    ]);
  });

  test("that withdraws a date tells too; one that gives more time is shown and not mailed", async () => {
    const gone = await analyzed("gone@example.org");
    const withdrawn = released("0002-gone", "gone");
    await startRelease(withdrawn);
    await recomputeCases(withdrawn);
    expect((await caseOf(gone)).date_changes).toMatchObject([{ change: "withdrawn", date_after: null }]);
    expect(await toldOf(gone.user, "deadline_changed")).toHaveLength(1);
    const back = released("0003-back", { years: 3 });
    await startRelease(back);
    await recomputeCases(back);
    expect((await caseOf(gone)).date_changes.map(({ change }) => change)).toEqual(["added", "withdrawn"]);
    const later = released("0004-later", { years: 4 });
    await startRelease(later);
    await recomputeCases(later);
    expect((await caseOf(gone)).date_changes[0]).toMatchObject({ change: "later", date_after: "2030-10-01" });
    expect(await toldOf(gone.user, "deadline_changed")).toHaveLength(1);
  });

  test("a worker that still runs the former release leaves the cases of the new one alone", async () => {
    const one = await analyzed("rolling@example.org");
    const next = released("0005-next", { years: 1 });
    await startRelease(next);
    await recomputeCases(next);
    await recomputeCases(released("0004-later", { years: 4 }));
    expect((await caseOf(one)).date_changes).toHaveLength(1);
  });

  test("one case that cannot be computed does not keep the others from it, and is done at the next run", async () => {
    await analyzed("stuck@example.org");
    await analyzed("behind@example.org");
    const services = released("0006-stuck", { years: 1 });
    await startRelease(services);
    await world.fault({ analysis: 1 });
    const left = async () => {
      const rows = await world.database.asOwner(
        "select id from cases where knowledge_release is distinct from '0006-stuck'",
      );
      return rows.length;
    };
    expect(await left()).toBeGreaterThan(2);
    await recomputeCases(services);
    expect(await left()).toBe(1);
    await recomputeCases(services);
    expect(await left()).toBe(0);
  });

  test("a case that is edited while it is computed keeps its edit, and is left to its own analysis", async () => {
    const one = await analyzed("edited@example.org");
    const services = released("0007-edited", { years: 1 });
    await startRelease(services);
    const { analyze: compute } = services.engine;
    const slow: Services = {
      ...services,
      engine: {
        ...services.engine,
        analyze: async (...all) => {
          await world.database.asOwner("update cases set edit_count = edit_count + 1 where id = $1", [
            one.id,
          ]);
          return compute(...all);
        },
      },
    };
    await recomputeCases(slow);
    expect((await caseOf(one)).date_changes).toEqual([]);
  });

  test("an analysis of before releases had names still shows, and is computed with the one in force", async () => {
    const one = await analyzed("older@example.org");
    await world.database.asOwner(
      `update cases set knowledge_release = null,
         ai_analysis_result = ai_analysis_result #- '{legal_analysis,applicable_laws,0,confidence}' where id = $1`,
      [one.id],
    );
    expect((await caseOf(one)).analysis?.analysis).not.toBe("");
    const services = released("0008-older");
    await startRelease(services);
    await recomputeCases(services);
    const rows = await world.database.asOwner("select knowledge_release from cases where id = $1", [one.id]);
    expect(rows).toEqual([{ knowledge_release: "0008-older" }]);
  });

  test("operators see the releases and what each changed, in counts", async () => {
    const operator = { ...(await world.claimant("operator@example.org")), roles: ["super_admin" as const] };
    const { releases, waiting } = await world.as(operator).client.admin.releases();
    expect(releases[0]?.release).toBe("0008-older");
    expect(releases.find(({ release }) => release === "0001-shorter")).toMatchObject({
      earlier: 2,
      withdrawn: 0,
      people_told: 2,
    });
    expect(waiting).toBeGreaterThanOrEqual(0);
  });
});

describe("reminders", () => {
  const LAST_DAY = "2028-10-01";
  const daysBefore = (days: number) => new Date(Date.parse(`2028-09-29T15:00:00Z`) - days * DAY_MS);

  test("are planned 30, 14, 7 and 2 days before the business day on which there is still time", async () => {
    const one = await analyzed("planned@example.org");
    const { reminders } = await caseOf(one);
    expect(reminders.on).toBe(true);
    expect(reminders.next.slice(0, 4)).toEqual(
      ["2028-08-30", "2028-09-15", "2028-09-22", "2028-09-27"].map((due_on) => ({
        due_on,
        last_day: "2028-09-29",
      })),
    );
    expect(new Date(LAST_DAY).getUTCDay()).toBe(0);
  });

  test("come once each, with a day and no story, also with two workers and after a restart; a missed one is not sent late beside the next", async () => {
    const one = await analyzed("reminded@example.org");
    const at = (days: number) => released(world.services.engine.release, undefined, daysBefore(days));
    await Promise.all([remindOfDeadlines(at(30)), remindOfDeadlines(at(30))]);
    await remindOfDeadlines(at(30));
    expect(await toldOf(one.user, "deadline_reminder")).toMatchObject([{ params: { date: "2028-09-29" } }]);
    // Nothing ran on the fourteenth day before.
    await remindOfDeadlines(at(7));
    expect(await toldOf(one.user, "deadline_reminder")).toHaveLength(2);
    await remindOfDeadlines(at(2));
    await remindOfDeadlines(at(0));
    expect(await toldOf(one.user, "deadline_reminder")).toHaveLength(3);
    const mails = await until(async () => {
      const found = await mailsTo(one.user.email, REMINDED);
      return found.length === 3 && found;
    });
    for (const mail of mails) expect(wordsOf(mail)).not.toMatch(STORY);
    const days = mails.map(({ text }) => /It is in (\d+) days: Friday, September 29, 2028/.exec(text)?.[1]);
    expect(new Set(days)).toEqual(new Set(["2", "30", "7"]));
  });

  test("can be stopped by the mail's one press without signing in, or for one case", async () => {
    const one = await analyzed("stopped@example.org");
    const at = (days: number) => released(world.services.engine.release, undefined, daysBefore(days));
    await remindOfDeadlines(at(30));
    const [mail] = await until(async () => {
      const found = await mailsTo(one.user.email, REMINDED);
      return found.length > 0 && found;
    });
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const token =
      new URL(mail?.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "").searchParams.get("token") ?? "";
    expect(await world.as(null).client.notifications.unsubscribe({ token })).toEqual({
      kind: "deadline_reminder",
    });
    await remindOfDeadlines(at(7));
    expect(await toldOf(one.user, "deadline_reminder")).toHaveLength(2);
    expect(await world.as(one.user).client.cases.setReminders({ id: one.id, on: false })).toEqual({
      on: false,
    });
    await remindOfDeadlines(at(2));
    expect(await toldOf(one.user, "deadline_reminder")).toHaveLength(2);
    expect(await mailsTo(one.user.email, REMINDED)).toHaveLength(1);
    expect((await caseOf(one)).reminders.on).toBe(false);
  });

  test("are counted again first: where the date went, its withdrawal is told and no reminder", async () => {
    const one = await analyzed("recounted@example.org");
    await remindOfDeadlines(released("0009-recounted", "gone", daysBefore(30)));
    expect(await toldOf(one.user, "deadline_reminder")).toEqual([]);
    expect(await toldOf(one.user, "deadline_changed")).toHaveLength(1);
  });

  test("come also when the engine fails that hour, and never for a case that was erased", async () => {
    const one = await analyzed("failing@example.org");
    const two = await analyzed("erased@example.org");
    await world.database.asOwner("delete from cases where id = $1", [two.id]);
    const broken: Services = {
      ...released(world.services.engine.release, undefined, daysBefore(30)),
      engine: { release: "x", analyze: () => Promise.reject(new Error("broken")) },
    };
    await remindOfDeadlines(broken);
    expect(await toldOf(one.user, "deadline_reminder")).toHaveLength(1);
    expect(await toldOf(two.user, "deadline_reminder")).toEqual([]);
  });
});
