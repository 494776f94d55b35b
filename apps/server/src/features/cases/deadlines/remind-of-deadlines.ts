import { systemActor } from "../../../kernel/actor.ts";
import type { Services } from "../../../kernel/services.ts";
import { type Tx, asActor } from "../../../kernel/unit-of-work.ts";
import { notify } from "../../notifications/notify.ts";
import { type CaseRow, lockOwnCase } from "../queries.ts";
import { REMIND_OF_DEADLINES } from "./job-specs.ts";
import { type ReminderRow, casesToRemind, endReminder, lockDue } from "./queries.ts";
import { recomputeCase } from "./recompute-case.ts";
import { reminderWords } from "./words.en.ts";

const BATCH = 100;

/**
 * Reminds the people of a batch of cases whose reminders are due, and queues the next batch. Before it is sent a case is
 * computed again: a date that moved or went takes its reminders with it, and is told as such.
 * @param after the last case of the batch before
 */
export async function remindOfDeadlines(services: Services, after?: string): Promise<void> {
  const { pools, jobs, log, now } = services;
  const today = now().toISOString().slice(0, 10);
  const batch = await asActor(pools, systemActor, (tx) => casesToRemind(tx, today, after, BATCH));
  for (const id of batch) {
    try {
      await recomputeCase(services, id);
    } catch (error) {
      // A date that was told is worth its reminder also when it could not be counted again.
      log.error("case_not_recomputed", error, { case_id: id });
    }
    await asActor(pools, systemActor, (tx) => remindOfCase(services, tx, id, today));
  }
  const last = batch.at(-1);
  if (batch.length === BATCH && last !== undefined)
    await asActor(pools, systemActor, (tx) => jobs.enqueue(tx, REMIND_OF_DEADLINES, { after: last }));
}

/** Sends what is due of a case, once for each last day; the case is locked, so that no two workers do. */
async function remindOfCase(services: Services, tx: Tx, id: string, today: string): Promise<void> {
  const story = await lockOwnCase(tx, id);
  if (!story) return;
  const at = services.now();
  const due = await lockDue(tx, id, today);
  const told = new Set<string>();
  for (const reminder of due) {
    const isTold = story.reminders_on && reminder.last_day >= today && !told.has(reminder.last_day);
    if (isTold) {
      told.add(reminder.last_day);
      await send(services, tx, story, reminder, today);
    }
    await endReminder(tx, reminder, isTold ? { sent_at: at } : { left_out_at: at });
  }
}

async function send(
  services: Services,
  tx: Tx,
  story: CaseRow,
  { last_day }: ReminderRow,
  today: string,
): Promise<void> {
  await notify(services, tx, {
    user_id: story.user_id,
    kind: "deadline_reminder",
    path: `/case/${story.id}`,
    params: { title: story.title, date: last_day },
    about: null,
    mail_words: reminderWords(last_day, today),
  });
}
