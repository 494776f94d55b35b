import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { readWhole } from "../../ports/files/files.ts";
import { extractText, isReadable } from "./extract-text.ts";
import { documentToRead, storeReading } from "./queries.ts";
import { documentKey } from "./rules.ts";

type Reading = { extracted_text: string } | { extraction_error: string };

/**
 * Finds the words of a document, page by page, in a process of its own, and keeps them for the next analysis. A
 * document that is gone or was read before is left alone.
 * @throws when its bytes cannot be had now, so that the job is tried again
 */
export async function readDocument(services: Services, id: string): Promise<void> {
  const { pools, files, log } = services;
  const row = await asActor(pools, systemActor, (tx) => documentToRead(tx, id));
  if (!row) return;
  const reading = await readingOf();
  await asActor(pools, systemActor, (tx) => storeReading(tx, id, reading));
  log.info("document_read", {
    document_id: id,
    fault: "extraction_error" in reading ? reading.extraction_error : null,
  });

  async function readingOf(): Promise<Reading> {
    if (!row || !isReadable(row.mime_type)) return { extraction_error: "unsupported" };
    const bytes = await readWhole(files, documentKey(row.file_path));
    if (!bytes) throw new Error("The bytes of a document are missing");
    const { pages, fault } = await extractText(row.mime_type, bytes);
    if (fault !== null) return { extraction_error: fault };
    const text = pages.map((page) => page.trim()).join("\f");
    return text.replaceAll("\f", "") === "" ? { extraction_error: "no_text" } : { extracted_text: text };
  }
}

/** Says that a document could not be read, after the last try. */
export async function giveUpReading({ pools, log }: Services, id: string): Promise<void> {
  await asActor(pools, systemActor, (tx) => storeReading(tx, id, { extraction_error: "damaged" }));
  log.warn("document_not_read", { document_id: id });
}
