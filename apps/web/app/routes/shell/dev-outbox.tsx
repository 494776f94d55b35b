import { safe } from "@orpc/client";
import { data } from "react-router";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { EmptyState } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/accounts.ts";
import type { Route } from "./+types/dev-outbox.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.outboxTitle());

export async function loader({ context }: Route.LoaderArgs) {
  const { error, isDefined, data: outbox } = await safe(context.get(clientContext).client.outbox.list());
  if (error === null) return outbox;
  if (isDefined) throw data(null, { status: 404 });
  throw error;
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-6 pt-12">
      <h1>{words.outboxTitle()}</h1>
      <p className="max-w-prose text-quiet">{words.outboxLead()}</p>
      {loaderData.messages.length === 0 && <EmptyState title={words.outboxEmpty()} />}
      {loaderData.messages.map((message) => (
        <article key={message.id} className="border-t border-rule pt-4">
          <h2 className="text-lg">{message.subject}</h2>
          <p className="text-sm text-quiet">
            {words.outboxTo({ to: message.to })} · <DateText value={message.sent_at} time />
          </p>
          <p className="mt-3 max-w-prose whitespace-pre-wrap wrap-anywhere">
            <Linked text={message.text} />
          </p>
        </article>
      ))}
    </div>
  );
}

/** A text with its web addresses as links. */
function Linked({ text }: { text: string }) {
  const [before, address, after] = text.split(/(https?:\/\/\S+)(.*)/s);
  if (address === undefined) return text;
  return (
    <>
      {before}
      <a href={address} className="link">
        {address}
      </a>
      <Linked text={after ?? ""} />
    </>
  );
}
