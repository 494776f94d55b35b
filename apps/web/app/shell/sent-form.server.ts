import type { RequestContext } from "../request-context.ts";
import { wordsOf } from "./sent-words.ts";
import type { SentForm } from "./signed-out.ts";

const LARGEST_KEPT_BYTES = 1_000_000;
const SECRET = /password|code|secret/i;

const sentForms = new WeakMap<RequestContext, SentForm>();

/** Does the page itself ask, and not the browser? Then the form is still there. */
export function asksForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

/** Keeps what a signed-out sender wrote for as long as the request lasts, so that it can be given back. */
export async function keepSentForm(standing: RequestContext, request: Request): Promise<void> {
  if (request.method !== "POST" || standing.session.user !== null || asksForData(request)) return;
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length <= LARGEST_KEPT_BYTES)) return;
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const sent = form && readSentForm(new URL(request.url), form);
  if (sent) sentForms.set(standing, sent);
}

export function sentFormOf(standing: RequestContext): SentForm | null {
  return sentForms.get(standing) ?? null;
}

/** The form, or null where it holds a secret or nothing in words. */
export function readSentForm({ pathname, search }: URL, form: FormData): SentForm | null {
  const fields: SentForm["fields"] = [];
  for (const name of new Set(form.keys()))
    for (const value of new Set(form.getAll(name))) if (typeof value === "string") fields.push([name, value]);
  if (fields.some(([name]) => SECRET.test(name)) || wordsOf(fields).length === 0) return null;
  const hadFile = [...form.values()].some((value) => typeof value !== "string" && value.size > 0);
  return { action: pathname + search, fields, hadFile };
}
