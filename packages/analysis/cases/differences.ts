/** A value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One changed place: what stood there and what stands there now; undefined where nothing did or does. */
export interface Difference {
  path: string;
  before: Json | undefined;
  after: Json | undefined;
}

/** The places in which two values differ. Lists are compared by their items, so that one more item is one difference. */
export function differences(before: Json | undefined, after: Json | undefined, path = ""): Difference[] {
  if (before === undefined || after === undefined) return before === after ? [] : [{ path, before, after }];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => differences(before[key], after[key], path === "" ? key : `${path}.${key}`));
  }
  return before === after ? [] : [{ path, before, after }];
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Items that stand in both lists are taken out first; the rest is compared in order. */
function listDifferences(before: readonly Json[], after: readonly Json[], path: string): Difference[] {
  const left = after.map((item) => JSON.stringify(item));
  const gone = before.flatMap((item, index) => {
    const at = left.indexOf(JSON.stringify(item));
    if (at < 0) return [{ item, index }];
    left[at] = "";
    return [];
  });
  const added = after.flatMap((item, index) => (left[index] === "" ? [] : [{ item, index }]));
  if (gone.length === 0 && added.length === 0)
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [{ path: `${path} (order)`, before: brief(before), after: brief(after) }];
  return Array.from({ length: Math.max(gone.length, added.length) }).flatMap((_, n) =>
    differences(gone[n]?.item, added[n]?.item, `${path}[${(added[n] ?? gone[n])?.index ?? n}]`),
  );
}

function brief(list: readonly Json[]): string {
  return list.map((item) => (typeof item === "string" ? item : JSON.stringify(item))).join(" | ");
}

const LONGEST = 160;

function words(value: Json | undefined): string {
  if (value === undefined) return "(nothing)";
  const text = (typeof value === "string" ? value : JSON.stringify(value)).replaceAll(/\s+/g, " ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}

const MOST_SHOWN = 12;

/** The differences of one case for a reader: the changed paths, old -> new. */
export function readable(id: string, found: readonly Difference[]): string {
  const shown = found
    .slice(0, MOST_SHOWN)
    .map(({ path, before, after }) => `  ${path}\n    ${words(before)}\n    -> ${words(after)}`);
  const more = found.length > MOST_SHOWN ? [`  and ${found.length - MOST_SHOWN} more`] : [];
  return [`${id} (${found.length} changed)`, ...shown, ...more].join("\n");
}
