import { redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import type { Route } from "./+types/logout.ts";

export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  await pageForm(request);
  await standing.client.accounts.signOut();
  flash(standing, "signedOut");
  return redirect("/");
}
