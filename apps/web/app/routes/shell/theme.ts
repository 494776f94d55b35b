import { data, redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { localPath } from "../../shell/local-path.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { isTheme, keepTheme } from "../../shell/theme.server.ts";
import type { Route } from "./+types/theme.ts";

export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const theme = (await pageForm(request)).get("theme");
  if (!isTheme(theme)) throw data(null, { status: 400 });
  const standing = context.get(clientContext);
  keepTheme(standing, theme);
  return redirect(localPath(request.headers.get("referer"), standing.origin));
}
