import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  classifyByReader,
  importCaselawAccess,
  importCourtListener,
  importFjcCivil,
  importToFile,
  openFile,
} from "../importers/index.ts";
import type { ImportProgress } from "../importers/index.ts";
import { InvalidInputError } from "../invalid-input.ts";

/** What to import, from where, and where to. */
export interface ImportRequest {
  /** `courtlistener`, `cap` or `fjc`. */
  source: string;
  /** A file; for CourtListener the folder with its five tables, or its file of opinions. */
  path: string;
  /** The file to write, one record on each line; a run that was cut short goes on there. */
  output: string;
  /** CourtListener's ids of the courts to take. */
  courts: string[];
  /** `YYYY-MM-DD`. */
  today: string;
}

const TABLES = {
  courts: /^courts\b/,
  dockets: /^dockets\b/,
  clusters: /^opinion-clusters\b/,
  citations: /^citations\b/,
  opinions: /^opinions\b/,
} as const;
const READABLE = /\.csv(?:\.gz|\.zst)?$/;

/** Runs one import with progress on `report`. Throws `InvalidInputError` for a source or a table that is not there. */
export async function importRecords(
  request: ImportRequest,
  report: (line: string) => void,
): Promise<ImportProgress & { resumed_after: number }> {
  const { source, path, output, courts, today } = request;
  const classify = classifyByReader(today);
  const onProgress = ({ rows, kept, skipped, faulty }: ImportProgress): void =>
    report(
      `${rows.toLocaleString("en-US")} read, ${kept.toLocaleString("en-US")} kept, ${skipped.toLocaleString("en-US")} passed over, ${faulty.toLocaleString("en-US")} bad`,
    );
  if (source === "fjc") {
    const { bytes } = await opened(path);
    return importToFile(output, (options) => importFjcCivil(bytes, options), onProgress);
  }
  if (source === "cap") {
    const { bytes } = await opened(path);
    return importToFile(
      output,
      (options) => importCaselawAccess(bytes, { classify, checked: today }, options),
      onProgress,
    );
  }
  if (source !== "courtlistener")
    throw new InvalidInputError(`"${source}" is not a source: courtlistener, cap or fjc.`);
  if (courts.length === 0)
    throw new InvalidInputError("Name the courts to take, for example --courts scotus,ca9,cal.");
  const tables = await courtListenerTables(path);
  return importToFile(
    output,
    (options) => importCourtListener(tables, { courts, classify, checked: today }, options),
    onProgress,
  );
}

async function opened(path: string): ReturnType<typeof openFile> {
  return openFile(path).catch((error: unknown) => {
    throw new InvalidInputError(error instanceof Error ? error.message : String(error));
  });
}

async function courtListenerTables(path: string) {
  const found = await stat(path).catch(() => null);
  if (!found) throw new InvalidInputError(`There is no file or folder ${path}.`);
  const folder = found.isDirectory() ? path : dirname(path);
  const names = (await readdir(folder)).filter((name) => READABLE.test(name)).sort();
  const table = async (key: keyof typeof TABLES): Promise<AsyncIterable<Uint8Array>> => {
    const name = names.findLast((one) => TABLES[key].test(one));
    if (name === undefined)
      throw new InvalidInputError(
        `${folder} has no table of ${key} (a file such as ${key === "clusters" ? "opinion-clusters" : key}.csv, .csv.gz or .csv.zst).`,
      );
    return (await opened(join(folder, name))).bytes;
  };
  return {
    courts: await table("courts"),
    dockets: await table("dockets"),
    clusters: await table("clusters"),
    citations: await table("citations"),
    opinions: await table("opinions"),
  };
}
