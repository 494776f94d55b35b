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
