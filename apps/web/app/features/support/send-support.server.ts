import { safe } from "@orpc/client";
import { suggestionCategory, ticketCategory, ticketPriority } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import * as words from "../../words/cases.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { SupportAnswer, SupportOptions } from "./support.ts";

/** Labels of what a ticket or suggestion can be about, the usual choice first. */
export function supportOptions(): SupportOptions {
  return {
    ticketCategories: ticketCategory.options
      .toReversed()
      .map((value) => ({ value, label: vocabulary.ticketCategory(value) })),
    ticketPriorities: ticketPriority.options.map((value) => ({
      value,
      label: vocabulary.ticketPriority(value),
    })),
    suggestionCategories: suggestionCategory.options.map((value) => ({
      value,
      label: vocabulary.suggestionCategory(value),
    })),
  };
}

/** Sends a ticket or suggestion and goes back to the dashboard; a refusal carries back what was typed. */
export async function sendSupport(standing: RequestContext, form: FormData) {
  const { client } = standing;
  const kind = form.get("intent") === "suggestion" ? "suggestion" : "ticket";
  const values = {
    title: textOf(form, "title"),
    description: textOf(form, "description"),
    category: textOf(form, "category"),
    priority: textOf(form, "priority"),
  };
  const errors = {
    title: values.title === "" ? words.titleRequired() : undefined,
    description: values.description === "" ? words.descriptionRequired() : undefined,
  };
  if (errors.title !== undefined || errors.description !== undefined)
    return data<SupportAnswer>({ kind, values, errors }, { status: 422 });
  const { title, description } = values;
  if (kind === "suggestion" && !form.has("seen")) {
    const { suggestions: similar } = await client.suggestions.similar({ title: title.slice(0, 200) });
    if (similar.length > 0) return data<SupportAnswer>({ kind, values, errors: {}, similar });
  }
  const { error } =
    kind === "ticket"
      ? await safe(
          client.support.createTicket({
            title,
            description,
            category: ticketCategory.catch("general").parse(values.category),
            priority: ticketPriority.catch("medium").parse(values.priority),
          }),
        )
      : await safe(
          client.suggestions.create({
            title,
            description,
            category: suggestionCategory.catch("feature").parse(values.category),
          }),
        );
  if (error !== null) {
    const told = answerTo(error, standing, { event: `${kind}_failed`, otherwise: `${kind}Failed` });
    return data<SupportAnswer>(
      { kind, values, errors: {}, toast: toastWords(told.toast) },
      { status: told.status },
    );
  }
  flash(standing, kind === "ticket" ? "ticketCreated" : "suggestionSubmitted");
  return redirect("/dashboard");
}
