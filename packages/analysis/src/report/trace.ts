import type { TraceEntry } from "../result.ts";

export type Rest = TraceEntry["rests_on"][number];

/** Collects what each sentence rests on, while the report is written. */
export class Tracer {
  readonly entries: TraceEntry[] = [];

  /** Notes one sentence and gives it back. */
  say(path: string, sentence: string, ...restsOn: Rest[]): string {
    this.entries.push({ path, sentence, rests_on: restsOn });
    return sentence;
  }

  /** Notes each item of a list under `path[0]`, `path[1]`, ... and gives the list back. */
  list(path: string, items: readonly string[], ...restsOn: Rest[]): string[] {
    return items.map((item, number) => this.say(`${path}[${number}]`, item, ...restsOn));
  }
}

export function restOnKnowledge(claimType: string): Rest {
  return { kind: "knowledge", id: claimType };
}

export function restOnGap(id: string): Rest {
  return { kind: "gap", id };
}
