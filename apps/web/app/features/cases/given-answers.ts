import type { GivenAnswers } from "@standing/contract";

/** Names of the controls of one question. */
export const answerName = (id: string) => `answer:${id}`;
export const otherName = (id: string) => `other:${id}`;
export const unknownName = (id: string) => `unknown:${id}`;

/** Values of a choice that are no answer by themselves. */
export const UNKNOWN = "unknown";
export const OTHER = "other";

/** What a form of questions was answered with; questions that were left out are left out. */
export function readGivenAnswers(form: FormData): GivenAnswers {
  const ids = new Set(
    [...form.keys()].flatMap((name) => /^(?:answer|other|unknown):(.+)$/s.exec(name)?.[1] ?? []),
  );
  return Object.fromEntries(
    [...ids].flatMap((id): [string, string | null][] => {
      const value = textOf(form, answerName(id));
      const other = textOf(form, otherName(id));
      if (value === UNKNOWN || (value === "" && other === "" && form.get(unknownName(id)) === "on"))
        return [[id, null]];
      const said = value === OTHER || value === "" ? other : value;
      return said === "" ? [] : [[id, said]];
    }),
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
