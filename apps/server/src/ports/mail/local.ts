import { chmod, mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import type { KeptMail, MailPort } from "./mail.ts";

/** Mails hold links that let somebody in: the folder and its files are for their owner only. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** The local outbox: a folder with one JSON file a message; nothing leaves the machine. */
export function localMail(folder: string, now: () => Date = () => new Date()): MailPort {
  return {
    async deliver(mail) {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      await chmod(folder, OWNER_ONLY.folder);
      const subject = mail.subject.replaceAll(/[\r\n]+/g, " ");
      const kept: KeptMail = { id: randomUUID(), sent_at: now().toISOString(), ...mail, subject };
      const file = join(folder, `${kept.sent_at.replaceAll(":", "-")}-${kept.id}.json`);
      const unfinished = `${file}.part`;
      await writeFile(unfinished, JSON.stringify(kept), { mode: OWNER_ONLY.file });
      await rename(unfinished, file);
    },
    close: () => {},
  };
}

/** The newest messages of the local outbox, newest first; none when nothing was sent yet. */
export async function readOutbox(folder: string, limit = 100): Promise<KeptMail[]> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
  const newest = names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")) as KeptMail),
  );
}
