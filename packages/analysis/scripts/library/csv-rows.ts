/** Rows of a comma-separated text with a line of names first, fields in quotes where they hold commas or quotes. */
export function delimitedRows(text: string): Record<string, string>[] {
  const [names = [], ...rows] = text.split(/\r?\n/).filter(Boolean).map(fieldsOf);
  return rows.map((fields) => Object.fromEntries(names.map((name, i) => [name, fields[i] ?? ""])));
}

function fieldsOf(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}
