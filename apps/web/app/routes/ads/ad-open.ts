import { safe } from "@orpc/client";
import { id as idShape } from "@standing/contract";
import { clientContext } from "../../request-context.ts";
import type { Route } from "./+types/ad-open.ts";

const PLACES = ["profile", "website", "contact"] as const;

/** The link of an advertisement: counts the click, then goes on, telling nobody where the reader came from. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { client } = context.get(clientContext);
  const query = new URL(request.url).searchParams;
  const id = idShape.safeParse(params.id);
  if (!id.success) throw new Response(null, { status: 404 });
  const { error, data } = await safe(
    client.ads.open({
      id: id.data,
      case_id: idShape.safeParse(query.get("case")).data,
      to: PLACES.find((place) => place === query.get("to")) ?? "profile",
    }),
  );
  const location = error === null ? data.url : "/attorneys";
  return new Response(null, {
    status: 302,
    headers: { location, "referrer-policy": "no-referrer", "cache-control": "no-store" },
  });
}
