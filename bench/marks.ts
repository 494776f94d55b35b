/** What is held against a mark in one table by `npm run bench`: the short measurements, under ten minutes together. */
export interface Mark {
  says: string;
  /** Where the figure stands in what the script prints. */
  at: readonly (string | number)[];
  unit: string;
  most?: number;
  least?: number;
  /** Another figure of the same run by which the first one is divided. */
  over?: readonly (string | number)[];
}

export interface Measurement {
  script: string;
  arguments?: readonly string[];
  marks: readonly Mark[];
}

const page = (path: string, kib: number): Mark[] => [
  { says: `JavaScript of ${path}`, at: ["pages", path, "here", "script_kib"], unit: "KiB", most: kib },
  { says: `files of ${path}`, at: ["pages", path, "here", "script_files"], unit: "files", most: 11 },
  { says: `fonts of ${path}`, at: ["pages", path, "here", "font_kib"], unit: "KiB", most: 60 },
  { says: `${path} shows its largest part`, at: ["pages", path, "here", "lcp_ms"], unit: "ms", most: 500 },
  { says: `${path} answers to touch`, at: ["pages", path, "here", "interactive_ms"], unit: "ms", most: 1500 },
];

const kept = (path: string): Mark => ({
  says: `${path} kept, against rendered`,
  at: [path, "times"],
  unit: "times",
  least: 5,
});

/** The searches of `bench/forum.ts` in words. */
const SEARCHED: Readonly<Record<string, string>> = {
  common: "common words",
  rare: "several words that few posts share",
  seldom: "a word that few posts have",
  letters: "letters inside words",
  typo: "words with typing errors",
};

const rate = (name: string) => ["requests_per_second", name, "median"];

export const MEASUREMENTS: readonly Measurement[] = [
  {
    script: "bench/page.ts",
    arguments: ["/", "/case/{id}", "/forum"],
    marks: [...page("/", 110), ...page("/case/{id}", 150), ...page("/forum", 150)],
  },
  { script: "bench/kept-pages.ts", marks: ["/", "/forum", "/attorneys", "/legal-resources"].map(kept) },
  {
    script: "bench/lists.ts",
    marks: [
      {
        says: "/dashboard with 10 cases, against 1,000",
        at: rate("/dashboard with 10 cases"),
        over: rate("/dashboard with 1000 cases"),
        unit: "times",
        most: 1.3,
      },
      {
        says: "/dashboard with 10 cases",
        at: rate("/dashboard with 10 cases"),
        unit: "a second",
        least: 390,
      },
      { says: "/search", at: rate("/search"), unit: "a second", least: 336 },
      { says: "/api/search", at: rate("/api/search"), unit: "a second", least: 465 },
    ],
  },
  {
    script: "bench/submit.ts",
    marks: [{ says: "submit to seen, p95", at: ["submit_to_completed_ms", "p95"], unit: "ms", most: 400 }],
  },
  {
    script: "bench/thread.ts",
    marks: ["thread", "thread_page_5"].map((name) => ({
      says: `the list, against a ${name.replaceAll("_", " ")} of 500 answers`,
      at: ["requests_per_second", "list"],
      over: ["requests_per_second", name],
      unit: "times",
      most: 2,
    })),
  },
  {
    script: "bench/forum.ts",
    arguments: ["10000"],
    marks: ["common", "rare", "seldom", "letters", "typo"].map((name) => ({
      says: `a search for ${SEARCHED[name]} in 10,000 posts, p95`,
      at: ["sizes", 0, "ms", `search_${name}`, "p95"],
      unit: "ms",
      most: 150,
    })),
  },
  {
    script: "bench/engine.ts",
    marks: [
      { says: "the engine's module loads", at: ["load_ms"], unit: "ms", most: 150 },
      { says: "the law of the place, every question in 51", at: ["law_ms"], unit: "ms", most: 2000 },
    ],
  },
  {
    script: "bench/drain.ts",
    arguments: ["1000"],
    marks: [
      {
        says: "waiting analyses of one worker",
        at: ["one", "analyses_per_second"],
        unit: "a second",
        least: 30,
      },
    ],
  },
];

/** A figure of what a script printed; undefined where it printed none there. */
function figureAt(printed: unknown, at: readonly (string | number)[]): number | undefined {
  const found = at.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined,
    printed,
  );
  return typeof found === "number" ? found : undefined;
}

export interface Held {
  says: string;
  found: string;
  wanted: string;
  met: boolean;
}

/** Holds what a script printed against a mark. What is not there is not met. */
export function hold({ says, at, over, unit, most, least }: Mark, printed: unknown): Held {
  const [figure, divisor] = [figureAt(printed, at), over === undefined ? 1 : figureAt(printed, over)];
  const value = figure === undefined || !divisor ? undefined : Math.round((figure / divisor) * 100) / 100;
  return {
    says,
    found: value === undefined ? "not measured" : `${value} ${unit}`,
    wanted: most === undefined ? `at least ${least} ${unit}` : `at most ${most} ${unit}`,
    met: value !== undefined && value <= (most ?? Infinity) && value >= (least ?? 0),
  };
}
