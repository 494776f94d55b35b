import { data } from "react-router";
import { clientContext } from "../request-context.ts";
import { pageTitle } from "../shell/page-title.ts";
import { requireUser } from "../shell/session.server.ts";
import { Section } from "../ui/prose.tsx";
import { ErrorState } from "../ui/states.tsx";
import * as words from "../words/admin.ts";
import type { Route } from "./+types/admin.ts";

const HEALTH = ["/healthz", "/readyz"];
const API = "/api";

export const meta: Route.MetaFunction = () => pageTitle(words.title());

export function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context.get(clientContext), request);
  const allowed = user.roles.includes("super_admin");
  return data({ allowed }, { status: allowed ? 200 : 403 });
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  if (!loaderData.allowed) {
    return (
      <div className="page pt-12">
        <h1 className="sr-only">{words.deniedTitle()}</h1>
        <ErrorState title={words.deniedTitle()} text={words.deniedText()} />
      </div>
    );
  }
  return (
    <div className="page flex flex-col gap-10 pt-12">
      <div>
        <h1>{words.title()}</h1>
        <p className="mt-3 text-quiet">{words.lead()}</p>
      </div>
      <Section title={words.rolesTitle()} lead={words.rolesText()}>
        <code className="rounded bg-sunken px-3 py-2">{words.rolesCommand()}</code>
      </Section>
      <Section title={words.healthTitle()} lead={words.healthText()}>
        <p className="flex gap-6">
          {HEALTH.map((path) => (
            <a key={path} href={path} className="link">
              {path}
            </a>
          ))}
        </p>
      </Section>
      <Section title={words.apiTitle()} lead={words.apiText()}>
        <a href={API} className="link">
          {API}
        </a>
      </Section>
    </div>
  );
}
