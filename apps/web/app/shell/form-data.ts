/** A text field of a form, trimmed; empty when it is absent or a file. */
export function textOf(form: FormData, name: string): string {
  return rawTextOf(form, name).trim();
}

/** A text field exactly as typed, for passwords. What no text can have, a NUL that was pasted along, is left out. */
export function rawTextOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
