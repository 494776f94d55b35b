import type { Chance } from "./chance.ts";

/** The part of a JSON schema that values are made from. */
export interface Shape {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

const UNSOUND = ["\0", "a\0b", "\ud800", "x\udfff", "\ufffe", "\u202e", "e\u0301".repeat(40)];
const TEXTS = [
  "",
  " ",
  "null",
  "undefined",
  "0",
  "-1",
  "1e309",
  "NaN",
  "true",
  "%",
  "%00",
  "%ff",
  "%%%",
  "_",
  "\\",
  "'",
  "' or 1=1 --",
  "$1",
  "a & | ! ( ) : * <->",
  "../../etc/passwd",
  "/.//evil.example",
  "javascript:alert(1)",
  "<script>1</script>",
  "\r\nset-cookie: a=b",
  "😀",
  "٣",
  "i̇İ",
  "x".repeat(3000),
  "0000-00-00",
  "9999-12-31",
  "2026-02-30",
  "+010000-01-01",
  "2026-01-01T00:00:00Z",
  "2026-13-45T99:99:99Z",
  "00000000-0000-0000-0000-000000000000",
  "not-a-uuid",
  "America/New_York",
  "Mars/Olympus",
  "a@b",
  "a@b.example",
  "{}",
  "[]",
];
const OTHERS: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  -0,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [null],
  [[[[]]]],
  { __proto__x: 1 },
  { constructor: { prototype: 1 } },
  [1, "a", {}],
];

export function anyText(chance: Chance): string {
  return chance.is(0.3) ? chance.pick(UNSOUND) : chance.pick(TEXTS);
}

function anything(chance: Chance): unknown {
  return chance.is(0.6) ? anyText(chance) : chance.pick(OTHERS);
}

/**
 * A value that is almost of a shape: most of its parts fit, and any may be something else.
 * @param ids real identifiers that some of the values name
 */
export function almost(shape: Shape | undefined, chance: Chance, ids: readonly string[], depth = 0): unknown {
  if (!shape || depth > 6 || chance.is(depth === 0 ? 0.03 : 0.14)) return anything(chance);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return chance.pick(shape.enum);
  const either = shape.anyOf ?? shape.oneOf;
  if (either) return almost(chance.pick(either), chance, ids, depth + 1);
  if (shape.allOf) {
    const parts = shape.allOf.map((part) => almost(part, chance, ids, depth + 1));
    return Object.assign({}, ...parts.filter((part) => typeof part === "object"));
  }
  const type = Array.isArray(shape.type) ? chance.pick(shape.type) : shape.type;
  if (type === "object") return almostObject(shape, chance, ids, depth);
  if (type === "array")
    return Array.from({ length: chance.below(4) }, () => almost(shape.items, chance, ids, depth + 1));
  if (type === "boolean") return chance.is(0.5);
  if (type === "null") return null;
  if (type === "integer" || type === "number") {
    const least = shape.minimum ?? 0;
    const most = Math.min(shape.maximum ?? 1000, least + 100_000);
    return least + chance.below(most - least + 1);
  }
  return almostText(shape, chance, ids);
}

function almostObject(shape: Shape, chance: Chance, ids: readonly string[], depth: number): object {
  const made: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(shape.properties ?? {}))
    if (chance.is(0.85)) made[name] = almost(part, chance, ids, depth + 1);
  if (typeof shape.additionalProperties === "object")
    for (let n = chance.below(3); n > 0; n -= 1)
      made[anyText(chance)] = almost(shape.additionalProperties, chance, ids, depth + 1);
  if (chance.is(0.05)) made[anyText(chance)] = anything(chance);
  return made;
}

function almostText(shape: Shape, chance: Chance, ids: readonly string[]): string {
  if (shape.format === "uuid")
    return ids.length > 0 && chance.is(0.7) ? chance.pick(ids) : crypto.randomUUID();
  if (shape.format === "date") return chance.pick(["2026-03-05", "1999-12-31", "2024-02-29"]);
  if (shape.format === "date-time") return chance.pick(["2026-12-01T15:00:00Z", "2027-01-05T16:30:00.000Z"]);
  if (shape.format === "email") return `fuzz${chance.below(1e9)}@example.org`;
  const words = "My landlord kept my deposit and never sent a list of what was broken in the rooms. ";
  const length = Math.min(Math.max(shape.minLength ?? 0, 20), 400);
  return words.repeat(Math.ceil(length / words.length)).slice(0, Math.min(length, shape.maxLength ?? length));
}
