import { safe } from "@orpc/client";
import { Form, Link, redirect } from "react-router";
import { type RequestContext, clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import * as words from "../../words/notifications.ts";
import type { Route } from "./+types/notifications-unsubscribe.ts";

const HERE = "/notifications/unsubscribe";

export const meta: Route.MetaFunction = () => [
  ...pageTitle(words.unsubscribeTitle()),
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

async function setMail({ client }: RequestContext, token: string, wanted: boolean) {
  const { notifications } = client;
  const { error, data } = await safe(
    wanted ? notifications.resubscribe({ token }) : notifications.unsubscribe({ token }),
  );
  if (error === null) return data.kind;
  if (errorCode(error) === "INVALID_TOKEN" || errorCode(error) === "BAD_REQUEST") return null;
  throw error;
}

/** Opening the link of a mail stops mails of its kind at once; the page says so and offers to undo it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get("token") ?? "";
  const wanted = query.has("undone");
  const kind = request.method === "HEAD" ? null : await setMail(context.get(clientContext), token, wanted);
  return { token, wanted, kind };
}

const INTENTS = ["", "stop", "undo"];

/** The one press of a mail program (RFC 8058), and the page's own two buttons. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const form = await pageForm(request, INTENTS);
  const wanted = form.get("intent") === "undo";
  await setMail(context.get(clientContext), token, wanted);
  // Mail programs do not follow a redirect.
  if (form.has("List-Unsubscribe")) return null;
  return redirect(`${HERE}?token=${encodeURIComponent(token)}${wanted ? "&undone" : ""}`);
}

export default function Unsubscribe({ loaderData: { token, wanted, kind } }: Route.ComponentProps) {
  if (kind === null) {
    return (
      <div className="page max-w-3xl pt-12">
        <h1 className="sr-only">{words.choicesTitle()}</h1>
        <ErrorState title={words.badLinkTitle()} text={words.badLinkText()}>
          <AllChoices />
        </ErrorState>
      </div>
    );
  }
  const name = { kind: words.kind(kind) };
  return (
    <div className="page flex max-w-3xl flex-col gap-6 pt-12">
      <h1>{wanted ? words.startedTitle() : words.stoppedTitle()}</h1>
      <p className="prose">{wanted ? words.startedText(name) : words.stoppedText(name)}</p>
      <Form method="post" action={`${HERE}?token=${encodeURIComponent(token)}`}>
        <Button type="submit" look="secondary" name="intent" value={wanted ? "stop" : "undo"}>
          {wanted ? words.stopAgain() : words.undo()}
        </Button>
      </Form>
      <p>
        <AllChoices />
      </p>
    </div>
  );
}

function AllChoices() {
  return (
    <Link to="/notifications/choices" className="link">
      {words.allChoices()}
    </Link>
  );
}
