import type { Mapped, NumberedRow } from "./rows.ts";

/** How far an import has come. */
export interface ImportProgress {
  /** Records read, counted from the start of the file. */
  rows: number;
  kept: number;
  skipped: number;
  faulty: number;
}

/** Something kept, or a fault; both with the number of the record. */
export type ImportEvent<T> = { number: number; kept: T } | { number: number; fault: string };

export interface ImportOptions {
  /** Records already done in an earlier run: they are passed over without a look. */
  after?: number;
  /** Called after every `progressEvery` records and at the end. */
  onProgress?: (progress: ImportProgress) => void;
  progressEvery?: number;
}

const PROGRESS_EVERY = 10_000;

/** Maps records one by one. Nothing is held in memory; a bad record never stops the rest. */
export async function* runImport<R, T>(
  rows: AsyncIterable<NumberedRow<R>>,
  map: (value: R) => Mapped<T>,
  options: ImportOptions = {},
): AsyncGenerator<ImportEvent<T>, ImportProgress> {
  const { after = 0, onProgress, progressEvery = PROGRESS_EVERY } = options;
  const progress: ImportProgress = { rows: 0, kept: 0, skipped: 0, faulty: 0 };
  for await (const row of rows) {
    progress.rows = row.number;
    if (row.number <= after) continue;
    const mapped = "fault" in row ? { fault: row.fault } : map(row.value);
    if ("keep" in mapped) {
      progress.kept += 1;
      yield { number: row.number, kept: mapped.keep };
    } else if ("fault" in mapped) {
      progress.faulty += 1;
      yield { number: row.number, fault: mapped.fault };
    } else progress.skipped += 1;
    if (row.number % progressEvery === 0) onProgress?.({ ...progress });
  }
  onProgress?.({ ...progress });
  return progress;
}
