import { BOOKING_LISTS } from "@standing/contract";
import { Link } from "react-router";
import { BookingLists } from "../../features/bookings/booking-lists.tsx";
import { firstPages, laterPage, waitingSide } from "../../features/bookings/load-lists.server.ts";
import { clientContext } from "../../request-context.ts";
import { anId, listAddress, oneOf } from "../../shell/list-address.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/bookings.ts";
import type { Route } from "./+types/bookings.ts";

const ADDRESS = listAddress("/bookings", {
  as: oneOf(["client", "attorney"] as const),
  show: oneOf(BOOKING_LISTS),
  after: anId,
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.listTitle(), loaderData?.side === "attorney" ? words.asAttorney() : words.asClient());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const asked = ADDRESS.read(request.url);
  // Without a word it opens where something waits for this person.
  const side = asked.as ?? (await waitingSide(standing.client));
  const { show, after } = asked;
  return show === undefined || after === undefined
    ? firstPages(standing.client, side)
    : laterPage(standing.client, { side, show, after });
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { side } = loaderData;
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-10">
      <div>
        <h1>{words.listTitle()}</h1>
        <p className="mt-1 text-quiet">{side === "client" ? words.listLead() : words.listLeadAttorney()}</p>
      </div>
      <nav aria-label={words.listTitle()} className="flex flex-wrap gap-6 border-b border-rule">
        <Tab to="/bookings?as=client" current={side === "client"} label={words.asClient()} />
        <Tab to="/bookings?as=attorney" current={side === "attorney"} label={words.asAttorney()} />
        {side === "attorney" && (
          <Tab to="/bookings/availability" current={false} label={words.availabilityTitle()} />
        )}
      </nav>
      <BookingLists {...loaderData} />
    </div>
  );
}

function Tab({ to, current, label }: { to: string; current: boolean; label: string }) {
  return (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className={cx(
        "-mb-px flex min-h-11 items-center border-b-2",
        current ? "border-accent font-semibold text-accent" : "border-transparent hover:text-accent",
      )}
    >
      {label}
    </Link>
  );
}
