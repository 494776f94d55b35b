import { safe } from "@orpc/client";
import { CONTENT } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import { type ContentError, type ContentAnswer, CONTENT_PATH } from "./content-answer.ts";
import { type ContentValues, entriesOf, valuesOfForm } from "./content-values.ts";

/** Where a refusal stands in the form. */
const ERRORS_OF: Readonly<Record<string, ContentAnswer["errors"]>> = {
  MISSING_CONTENT: { content: "content" },
  MISSING_VIDEO: { video_url: "video" },
};

/** Saves what the form of an author holds, as a draft or for review; a refusal carries back what was typed. */
export async function saveContent(standing: RequestContext, form: FormData, id: string | undefined) {
  const values = valuesOfForm(form);
  const submits = form.get("intent") === "submit";
  const refuse = (toast: ToastCode, errors: ContentAnswer["errors"], status = 422) =>
    data<ContentAnswer>({ values, errors, toast: toastWords(toast) }, { status });
  const { errors, toast } = problemsOf(values, submits);
  if (toast !== null) return refuse(toast, errors);
  const picture = form.get("image");
  if (picture instanceof File && picture.size > 0) {
    const { data: kept, error } = await safe(standing.client.content.uploadImage({ image: picture }));
    if (error !== null) return refuse("contentBadImage", { image: "image" });
    values.featured_image_url = kept.url;
  } else if (form.get("remove_image") === "on") {
    values.featured_image_url = "";
  }
  const { client } = standing;
  const input = inputOf(values, id);
  const { data: saved, error } = await safe(
    submits ? client.content.submit(input) : client.content.saveDraft(input),
  );
  if (error === null) {
    flash(standing, submits ? "contentSubmitted" : "contentCreated");
    return redirect(`${CONTENT_PATH}/${saved.id}${id === undefined ? "?created=1" : ""}`);
  }
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  const otherwise = submits ? "contentSubmitFailed" : "contentCreateFailed";
  const told = answerTo(error, standing, { event: "content_not_saved", otherwise });
  return refuse(told.toast, ERRORS_OF[told.code ?? ""] ?? {}, told.status);
}

function inputOf(values: ContentValues, id: string | undefined) {
  return {
    ...(id === undefined ? {} : { id }),
    ...values,
    content_type: values.content_type === "vlog" ? ("vlog" as const) : ("blog" as const),
    video_url: values.video_url.trim(),
    tags: entriesOf(values.tags),
    target_locations: entriesOf(values.target_locations),
  };
}

/** What the form lacks or has too much of, with the message that names it. */
function problemsOf(
  values: ContentValues,
  submits: boolean,
): { errors: ContentAnswer["errors"]; toast: ToastCode | null } {
  const errors: Record<string, ContentError> = {};
  if (values.title.trim() === "") errors["title"] = "title";
  if (values.summary.trim() === "") errors["summary"] = "summary";
  if (errors["title"] ?? errors["summary"]) return { errors, toast: "contentMissingInformation" };
  const blog = values.content_type !== "vlog";
  if (submits && blog && values.content.trim() === "") {
    return { errors: { content: "content" }, toast: "contentMissingWords" };
  }
  if (submits && !blog && values.video_url.trim() === "" && values.video_embed_code.trim() === "") {
    return { errors: { video_url: "video" }, toast: "contentMissingVideo" };
  }
  if (values.video_url.trim() !== "" && !isWebAddress(values.video_url.trim())) errors["video_url"] = "url";
  if (values.title.trim().length > CONTENT.title_max) errors["title"] = "long";
  if (values.summary.trim().length > CONTENT.summary_max) errors["summary"] = "long";
  if (values.content.trim().length > CONTENT.content_max) errors["content"] = "long";
  if (values.video_embed_code.trim().length > CONTENT.embed_max) errors["video_embed_code"] = "long";
  for (const name of ["tags", "target_locations"] as const) {
    const entries = entriesOf(values[name]);
    const tooMuch =
      entries.length > CONTENT.entries_max || entries.some(({ length }) => length > CONTENT.entry_max);
    if (tooMuch) errors[name] = "tags";
  }
  return { errors, toast: Object.keys(errors).length > 0 ? "contentRefused" : null };
}

function isWebAddress(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname.includes(".")
  );
}
