/** One thing that the address of a list may ask for. */
export interface Part<Value> {
  /** What a text asks for; what makes no sense counts as not asked. */
  read: (text: string) => Value;
  /** What holds when nothing is asked; an address does not say it. */
  usual: Value;
}

interface Schema<Value> {
  safeParse: (text: string) => { data?: Value | undefined };
}

/** What a schema of the contract takes. */
export function shaped<Value extends string>(schema: Schema<Value>): Part<Value | undefined>;
export function shaped<Value extends string>(schema: Schema<Value>, usual: Value): Part<Value>;
export function shaped<Value extends string>(schema: Schema<Value>, usual?: Value): Part<Value | undefined> {
  return { usual, read: (text) => schema.safeParse(text).data ?? usual };
}

/** As the contract's ids are, said here so that pages of the browser come without its schemas. */
const ID =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i;

/** The id of something. */
export const anId: Part<string | undefined> = {
  usual: undefined,
  read: (text) => (ID.test(text) ? text : undefined),
};

/** One of these. */
export function oneOf<Value extends string>(options: readonly Value[]): Part<Value | undefined> {
  return { usual: undefined, read: (text) => options.find((option) => option === text) };
}

/** One of a page's own choices; the first is the usual one. */
export function choice<Value extends string>(options: readonly [Value, ...Value[]]): Part<Value> {
  return { usual: options[0], read: (text) => options.find((option) => option === text) ?? options[0] };
}

/** Words to search for. */
export function searched(longest: number): Part<string> {
  return { usual: "", read: (text) => text.trim().slice(0, longest) };
}

/** A page of the list, from 1 on. */
export function pageUpTo(last: number): Part<number> {
  const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= last;
  return { usual: 1, read: (text) => (isPage(Number(text)) ? Number(text) : 1) };
}

export type Asked<Parts> = { [Name in keyof Parts]: Parts[Name] extends Part<infer Value> ? Value : never };

export interface ListAddress<Values> {
  /** What an address asks for. */
  read: (address: string) => Values;
  /** The address that asks for this. A list with another filter begins at its first page. */
  to: (asked: Partial<Values>, change?: Partial<Values>) => string;
}

/** Parts that name a place in the list. */
const PLACES = ["page", "before"];

/** The address of a list: its path, and by name what it may ask for, in the order in which it says so. */
export function listAddress<Parts extends Record<string, Part<string | number | undefined>>>(
  path: string,
  parts: Parts,
): ListAddress<Asked<Parts>> {
  const all = Object.entries(parts);
  return {
    read(address) {
      const query = new URL(address, "http://list").searchParams;
      return Object.fromEntries(
        all.map(([name, { read, usual }]) => [name, query.has(name) ? read(query.get(name) ?? "") : usual]),
      ) as Asked<Parts>;
    },
    to(asked, change) {
      const kept = Object.entries(asked).filter(([name]) => change === undefined || !PLACES.includes(name));
      const next = new Map([...kept, ...Object.entries(change ?? {})]);
      const query = new URLSearchParams();
      for (const [name, { usual }] of all) {
        const value: unknown = next.get(name);
        if (value === usual || (typeof value !== "string" && typeof value !== "number")) continue;
        query.set(name, String(value));
      }
      return query.size === 0 ? path : `${path}?${query}`;
    },
  };
}
