/** One slip that a person could make in a file, and the file with it. */
export interface Slip {
  file: string;
  line: number;
  /** What was changed into what, for the list of those that survive. */
  what: string;
  text: string;
}

interface Operator {
  pattern: RegExp;
  replace: (match: RegExpExecArray) => string;
}

const swap = (pattern: RegExp, replace: Operator["replace"]): Operator => ({ pattern, replace });

/** Slips in rules: a boundary, a sign, a number, a condition. Spaces stand around operators, so that types stay out. */
const RULE_SLIPS: readonly Operator[] = [
  swap(
    / (<=|>=|<|>) (?=[\w("'-])/g,
    ([, sign = ""]) => ` ${{ "<=": "<", ">=": ">", "<": "<=", ">": ">=" }[sign] ?? sign} `,
  ),
  swap(/ (===|!==) /g, ([, sign]) => (sign === "===" ? " !== " : " === ")),
  swap(/ (&&|\|\|) /g, ([, sign]) => (sign === "&&" ? " || " : " && ")),
  swap(/ ([+-]) (?=[\w(])/g, ([, sign]) => (sign === "+" ? " - " : " + ")),
  swap(/(?<=[=(,:?] ?)(\d[\d_]*)(?=[,;)}\s])/g, ([, number = "0"]) =>
    String(Number(number.replaceAll("_", "")) + 1),
  ),
  swap(/\b(true|false)\b(?!["'`])/g, ([word]) => (word === "true" ? "false" : "true")),
  swap(/\bif \(!(?=[\w(])/g, () => "if ("),
];

/** A row of the audit log that is not written. */
const AUDIT_SLIPS: readonly Operator[] = [swap(/^ *await recordAudit\(tx, \{[^;]*\}\);\n/gm, () => "")];

/** A policy that lets everyone, or forgets who is asked for. */
const POLICY_SLIPS: readonly Operator[] = [
  swap(/(?<= USING \()(?!true\);)(.+)(?=\)(?: WITH CHECK|;))/g, () => "true"),
  swap(/(?<= WITH CHECK \()(?!true\);)(.+)(?=\);)/g, () => "true"),
  swap(/ and (?=[a-z_.]+ ?(?:=|is|\())/g, () => " or "),
];

export const SLIPS = { rules: RULE_SLIPS, audit: AUDIT_SLIPS, policies: POLICY_SLIPS } as const;
export type Kind = keyof typeof SLIPS;

/** Every slip of one kind that a file has room for. Comments are left alone. */
export function slipsIn(file: string, source: string, kind: Kind): Slip[] {
  return SLIPS[kind].flatMap(({ pattern, replace }) =>
    [...source.matchAll(pattern)].flatMap((match) => {
      const before = source.slice(0, match.index);
      const lineStart = before.lastIndexOf("\n") + 1;
      const line = source.slice(lineStart, source.indexOf("\n", match.index));
      if (/^\s*(\/\/|\*|\/\*|--|import )/.test(line)) return [];
      const change = replace(match);
      return [
        {
          file,
          line: before.split("\n").length,
          what: `${short(match[0])} -> ${short(change) || "nothing"}`,
          text: before + change + source.slice(match.index + match[0].length),
        },
      ];
    }),
  );
}

const SHOWN = 70;
const short = (text: string) => text.trim().replaceAll(/\s+/g, " ").slice(0, SHOWN);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** So many of a list, each at most once, the same for the same seed. */
export function sampleOf<T>(list: readonly T[], count: number, seed: number): T[] {
  const next = numbersOf(seed);
  const left = [...list];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    taken.push(...left.splice(Math.floor(next() * left.length), 1));
  }
  return taken;
}
