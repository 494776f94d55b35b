import { safe } from "@orpc/client";
import { moderationAct, reportReason } from "@standing/contract";
import { Link, data, redirect } from "react-router";
import { readTarget } from "../../features/forum/post-actions.server.ts";
import { AppealItem, WaitingItem } from "../../features/moderation/item.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { flashOutcome } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Section } from "../../ui/prose.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import * as forumWords from "../../words/forum.ts";
import * as words from "../../words/moderation.ts";
import type { Route } from "./+types/moderation.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.title());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { error, data: queue } = await safe(standing.client.moderation.queue());
  if (errorCode(error) === "FORBIDDEN") return data({ queue: null }, { status: 403 });
  if (error !== null) throw error;
  return data({ queue });
}

const INTENTS = ["act", "appeal"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const note = textOf(form, "note");
  const { moderation } = standing.client;
  const decide = () => {
    if (form.get("intent") === "appeal") {
      const decision = form.get("decision") === "granted" ? "granted" : "refused";
      return moderation.decideAppeal({ id: textOf(form, "id"), decision, note });
    }
    const target = readTarget(form.get("target"));
    const act = moderationAct.safeParse(form.get("act"));
    const reason = reportReason.safeParse(form.get("reason"));
    if (!target || !act.success || !reason.success) throw data(null, { status: 400 });
    return moderation.act({ ...target, act: act.data, reason: reason.data, note });
  };
  const { error } = await safe(decide());
  flashOutcome(error, standing, { done: "decided", event: "decision_failed", otherwise: "decisionFailed" });
  return redirect("/moderation");
}

export default function Moderation({ loaderData: { queue } }: Route.ComponentProps) {
  if (queue === null) {
    return (
      <div className="page py-12">
        <h1 className="sr-only">{words.denied()}</h1>
        <ErrorState title={words.denied()} text={words.deniedText()} />
      </div>
    );
  }
  const { items, appeals, waiting } = queue;
  const counts = [
    { label: words.waitingHeld(), value: waiting.held },
    { label: words.waitingReported(), value: waiting.reported },
    { label: words.waitingAppeals(), value: waiting.appeals },
  ];
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <div>
        <h1>{words.title()}</h1>
        <p className="prose mt-3">{words.lead()}</p>
        <Link to="/moderation-log" className="link mt-2 inline-block">
          {forumWords.moderationLink()}
        </Link>
      </div>
      <dl className="grid grid-cols-3 gap-4 border-y border-rule py-4">
        {counts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="font-serif text-2xl font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <Section title={words.itemsTitle()}>
        {items.length === 0 ? (
          <EmptyState title={words.nothing()} text={words.nothingText()} />
        ) : (
          <ul>
            {items.map((item) => (
              <WaitingItem key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={words.appealsTitle()}>
        {appeals.length === 0 ? (
          <p className="text-quiet">{words.noAppeals()}</p>
        ) : (
          <ul>
            {appeals.map((appeal) => (
              <AppealItem key={appeal.id} appeal={appeal} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
