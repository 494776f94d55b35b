import { FORUM, type ForumCategory } from "@standing/contract";
import { useEffect, useRef } from "react";
import { Form, Link, useFetcher, useNavigation } from "react-router";
import { forumDraftKey, keepDraft, keptDraft, sendingForumDraft, useDraft } from "../../shell/drafts.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { Checkbox, TextArea, TextInput } from "../../ui/inputs.tsx";
import { Notice } from "../../ui/states.tsx";
import { useTyped } from "../../ui/typed.ts";
import * as words from "../../words/forum.ts";
import type { PostAnswer, SimilarPost } from "./create-post.server.ts";
import { NO_POST, type PostField, type PostValues, readPostDraft } from "./post-form-rules.ts";
import { PrivacyAsk } from "./privacy-ask.tsx";

const NOBODY = "";
const TYPING_MS = 400;
const SIMILAR_FROM = 8;

/** How many characters of how many. */
export function Counter({ text, of }: { text: string; of: number }) {
  return <span className="tabular">{words.counter({ n: text.length, of })}</span>;
}

/** The form of a new post: what is typed stays in this tab until it is posted. */
export function CreateForm({
  userId,
  categories,
  answer,
}: {
  userId: string | null;
  categories: readonly ForumCategory[];
  answer: PostAnswer | undefined;
}) {
  const hydrated = useHydrated();
  const busy = useNavigation().state !== "idle";
  const key = userId === null ? NOBODY : forumDraftKey(userId, "post");
  const kept = useDraft(key, readPostDraft);
  const { typed, change } = useTyped(answer?.values ?? null, () => keptDraft(key, readPostDraft) ?? NO_POST);
  const values = typed ?? kept ?? NO_POST;
  const similar = useSimilar(values.title, hydrated);
  useToastOf(answer);
  const keep = (next: PostValues) => key !== NOBODY && keepDraft(key, next);
  const put = (changes: Partial<PostValues>) => keep(change(() => changes));
  const errorOf = (field: PostField) =>
    answer?.field === field && answer.problem ? words.problem(answer.problem) : undefined;
  const asked = answer?.found ?? [];
  return (
    <Form
      method="post"
      noValidate
      onSubmit={() => {
        if (key === NOBODY) return;
        keepDraft(key, values);
        sendingForumDraft(key);
      }}
      className="flex flex-col gap-6"
    >
      <FormNotice toast={answer?.toast} />
      {hydrated && <input type="hidden" name="scripted" value="yes" />}
      <Field
        label={words.titleLabel()}
        error={errorOf("title")}
        help={<Counter text={values.title} of={FORUM.title_max} />}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            name="title"
            maxLength={FORUM.title_max}
            placeholder={words.titlePlaceholder()}
            value={values.title}
            onChange={(event) => put({ title: event.target.value })}
          />
        )}
      </Field>
      <SimilarPosts posts={similar.length > 0 ? similar : (answer?.similar ?? [])} />
      <Field
        label={words.detailsLabel()}
        error={errorOf("content")}
        help={
          <>
            {words.detailsHelp()}
            <br />
            <Counter text={values.content} of={FORUM.content_max} />
          </>
        }
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            name="content"
            rows={10}
            maxLength={FORUM.content_max}
            value={values.content}
            onChange={(event) => put({ content: event.target.value })}
          />
        )}
      </Field>
      <fieldset
        aria-describedby={errorOf("categories") === undefined ? undefined : "categories-error"}
        data-refused={errorOf("categories") === undefined ? undefined : ""}
      >
        <legend className="font-medium">{words.categoriesLabel()}</legend>
        <p className="text-sm text-quiet">{words.categoriesHelp({ n: FORUM.categories_max })}</p>
        <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {categories.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="categories"
              value={id}
              label={name}
              checked={values.categories.includes(id)}
              onChange={({ target: { checked } }) =>
                keep(
                  change(({ categories: before }) => ({
                    categories: checked ? [...before, id] : before.filter((one) => one !== id),
                  })),
                )
              }
            />
          ))}
        </div>
        {errorOf("categories") !== undefined && (
          <p id="categories-error" className="mt-1 text-sm font-medium text-danger">
            {errorOf("categories")}
          </p>
        )}
      </fieldset>
      <Checkbox
        name="disclaimer"
        label={words.disclaimerLabel()}
        error={errorOf("disclaimer")}
        checked={values.disclaimer}
        onChange={(event) => put({ disclaimer: event.target.checked })}
      />
      <PrivacyAsk found={asked} busy={busy} />
      <div>
        <Button
          type="submit"
          look={asked.length > 0 ? "secondary" : "primary"}
          disabled={busy || (hydrated && !values.disclaimer)}
          {...(asked.length === 0 && (answer?.similar?.length ?? 0) > 0
            ? { name: "answer", value: "as-is" }
            : {})}
        >
          {busy
            ? words.posting()
            : asked.length === 0 && answer?.similar?.length
              ? words.postAnyway()
              : words.post()}
        </Button>
        {hydrated && key !== NOBODY && <p className="mt-2 text-sm text-quiet">{words.draftKept()}</p>}
      </div>
    </Form>
  );
}

/** Asks for similar posts a moment after the last letter. */
function useSimilar(title: string, hydrated: boolean): SimilarPost[] {
  const { load, data } = useFetcher<{ posts: SimilarPost[] }>();
  const asked = useRef("");
  const text = title.trim();
  useEffect(() => {
    if (!hydrated || text.length < SIMILAR_FROM || text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      void load(`/forum/similar?text=${encodeURIComponent(text)}`);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, hydrated, load]);
  return text.length < SIMILAR_FROM ? [] : (data?.posts ?? []);
}

function SimilarPosts({ posts }: { posts: readonly SimilarPost[] }) {
  return (
    <div aria-live="polite">
      {posts.length > 0 && (
        <Notice tone="accent" title={words.similarTitle()}>
          <p className="text-sm text-quiet">{words.similarText()}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {posts.map(({ id, title, comment_count }) => (
              <li key={id}>
                <Link to={`/forum/post/${id}`} target="_blank" className="link break-words">
                  {title}
                </Link>{" "}
                <span className="text-sm text-quiet tabular">{words.answers({ n: comment_count })}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
