import { CreateForm } from "../../features/forum/create-form.tsx";
import { createPost } from "../../features/forum/create-post.server.ts";
import { Guidelines } from "../../features/forum/guidelines.tsx";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { EmptyState, Notice } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";
import type { Route } from "./+types/forum-create-post.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.createTitle());

export async function loader({ context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const { categories } = await standing.client.forum.categories();
  return { userId: standing.session.user?.id ?? null, categories };
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return createPost(standing, await pageForm(request));
}

export default function CreatePost({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, categories } = loaderData;
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <BackLink to="/forum" label={words.backToForum()} />
      {userId === null ? (
        <LoginRequired />
      ) : (
        <>
          <div>
            <h1>{words.createTitle()}</h1>
            <p className="prose mt-3">{words.createLead()}</p>
          </div>
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <CreateForm userId={userId} categories={categories} answer={actionData} />
            <div className="flex flex-col gap-8">
              <Notice tone="accent" title={words.disclaimerTitle()}>
                <p className="mt-1">{words.disclaimer()}</p>
              </Notice>
              <Section title={words.guidelinesTitle()}>
                <Guidelines />
              </Section>
              <Section title={words.findAttorney()} lead={words.findAttorneyText()}>
                <LinkButton look="secondary" to="/attorneys">
                  {words.findAttorney()}
                </LinkButton>
              </Section>
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function LoginRequired() {
  return (
    <div className="py-8">
      <h1 className="sr-only">{words.createTitle()}</h1>
      <EmptyState title={words.loginRequired()} text={words.loginRequiredText()}>
        <LinkButton to="/login?next=%2Fforum%2Fcreate-post">{words.loginToContinue()}</LinkButton>
      </EmptyState>
    </div>
  );
}
