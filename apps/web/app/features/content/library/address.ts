/** A path with what is asked of it; empty values and the first page are left out. */
export function addressOf(path: string, asked: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== "" && !(name === "page" && value === 1)) query.set(name, String(value));
  }
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** What an address asks for; anything that is not a category or a page counts as not asked. */
export function askedOf(url: string, parameter: "category" | "area", categories: readonly string[]) {
  const query = new URL(url).searchParams;
  const category = query.get(parameter) ?? "";
  const page = Number(query.get("page") ?? "1");
  return {
    search: (query.get("search") ?? "").trim().slice(0, 200),
    category: categories.includes(category) ? category : "",
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}
