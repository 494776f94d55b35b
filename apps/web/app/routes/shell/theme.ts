import { data, redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { localPath } from "../../shell/local-path.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { isTheme, themeCookie } from "../../shell/theme.ts";
import type { Route } from "./+types/theme.ts";

export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const theme = (await pageForm(request)).get("theme");
  if (!isTheme(theme)) throw data(null, { status: 400 });
  const { responseHeaders, origin } = context.get(clientContext);
  responseHeaders.append("Set-Cookie", themeCookie(theme));
  return redirect(localPath(request.headers.get("referer"), origin));
}
