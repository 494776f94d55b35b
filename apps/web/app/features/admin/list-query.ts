/** What a list's address asks for, name by name; what makes no sense counts as not asked. */
export function readQuery<Known extends string>(
  address: string,
  fits: Readonly<Record<Known, (value: string) => boolean>>,
): { given: Partial<Record<Known, string>>; page: number } {
  const query = new URL(address).searchParams;
  const given: Partial<Record<Known, string>> = {};
  for (const name of Object.keys(fits) as Known[]) {
    const value = query.get(name)?.trim();
    if (value && fits[name](value)) given[name] = value;
  }
  const page = Number(query.get("page") ?? "1");
  return { given, page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}

/** A list's address with its filters. */
export function listAddress(path: string, given: Readonly<Partial<Record<string, string>>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Whether a value is one of an enumeration's. */
export function oneOf(options: readonly string[]): (value: string) => boolean {
  return (value) => options.includes(value);
}

/** Whether a text is short enough to search for. */
export function short(value: string): boolean {
  return value.length <= 80;
}
