import { type ContentInput, contentInput } from "@standing/contract";
import { submitContent, saveDraft } from "../features/content/save-content.ts";
import { decide } from "../features/content/review/decide-on-content.ts";
import { listReviews, readReview } from "../features/content/review/read-reviews.ts";
import type { RequestContext } from "../kernel/request.ts";
import { DEMO_ARTICLES } from "./articles.en.ts";

interface Callers {
  attorney: RequestContext;
  operator: RequestContext;
}

/** Content of one demo attorney in several states, by the verbs that people use. */
export async function makeDemoContent({ attorney, operator }: Callers): Promise<void> {
  const { published, sentBack, waiting, draft } = DEMO_ARTICLES;
  await review(attorney, operator, published, { act: "publish", is_sponsored: true });
  await review(attorney, operator, sentBack.article, { act: "reject", reason: sentBack.reason });
  await submitContent(attorney, contentInput.parse(waiting));
  await saveDraft(attorney, contentInput.parse(draft));
}

type Act = { act: "publish"; is_sponsored: boolean } | { act: "reject"; reason: string };

async function review(
  attorney: RequestContext,
  operator: RequestContext,
  article: Partial<ContentInput>,
  act: Act,
): Promise<void> {
  await submitContent(attorney, contentInput.parse(article));
  const { items } = await listReviews(operator, { state: "waiting", page: 1 });
  const id = items.at(-1)?.id;
  if (id === undefined) return;
  const { seen } = await readReview(operator, id);
  await decide(operator, { id, seen, ...act });
}
