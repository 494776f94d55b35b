/** A sentence with places to be filled, cut at them when the knowledge was compiled. */
export type Template<Place extends string> = readonly (string | { readonly place: Place })[];

/** A sentence with its places filled; one that is left out or not there is a type error. */
export function fill<Place extends string>(
  template: Template<Place>,
  values: Readonly<Record<NoInfer<Place>, string | number>>,
): string {
  let text = "";
  for (const part of template) text += typeof part === "string" ? part : values[part.place];
  return text;
}

/** True for a text that this sentence gives, whatever fills its places. */
export function isFilled(template: Template<string>, text: string): boolean {
  let at = 0;
  for (const [index, part] of template.entries()) {
    if (typeof part !== "string") continue;
    const found = text.indexOf(part, at);
    if (found < 0 || (index === 0 && found > 0)) return false;
    at = found + part.length;
  }
  return typeof template.at(-1) !== "string" || at === text.length;
}
