import { safe } from "@orpc/client";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { formatLongDate } from "../../ui/format.ts";
import * as words from "../../words/content-library.ts";
import type { Route } from "./+types/legal-resource-download.ts";

/** A resource as a plain text file, to keep or to print: every phone and every printer can. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(clientContext);
  const { data: resource, error } = await safe(client.resources.get({ slug: params.slug }));
  if (errorCode(error) === "NOT_FOUND" || errorCode(error) === "BAD_REQUEST") {
    return new Response(`${words.notFoundTitle()}\n`, { status: 404 });
  }
  if (error !== null) throw error;
  const { title, content, sources, last_checked } = resource;
  const text = [
    title.toUpperCase(),
    content.replace(/^## (.*)$/gm, (_line, heading: string) => heading.toUpperCase()),
    `${words.sources()}:\n${sources.map((source) => `- ${source.title}`).join("\n")}`,
    ...(last_checked === null ? [] : [words.checked({ date: formatLongDate(last_checked) })]),
    words.notAdvice(),
  ].join("\n\n");
  return new Response(`${text}\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="${params.slug.replace(/[^a-z0-9-]/g, "")}.txt"`,
    },
  });
}
