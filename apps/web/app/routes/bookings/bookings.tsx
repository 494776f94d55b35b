import { Link } from "react-router";
import { BookingLists } from "../../features/bookings/booking-lists.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/bookings.ts";
import type { Route } from "./+types/bookings.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.listTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const side = new URL(request.url).searchParams.get("as") === "attorney" ? "attorney" : "client";
  const { bookings } = await standing.client.bookings.list({ side });
  return { side, bookings } as const;
}

export default function Bookings({ loaderData: { side, bookings } }: Route.ComponentProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-10">
      <div>
        <h1>{words.listTitle()}</h1>
        <p className="mt-1 text-quiet">{side === "client" ? words.listLead() : words.listLeadAttorney()}</p>
      </div>
      <nav aria-label={words.listTitle()} className="flex flex-wrap gap-6 border-b border-rule">
        <Tab to="/bookings" current={side === "client"} label={words.asClient()} />
        <Tab to="/bookings?as=attorney" current={side === "attorney"} label={words.asAttorney()} />
        {side === "attorney" && (
          <Tab to="/bookings/availability" current={false} label={words.availabilityTitle()} />
        )}
      </nav>
      <BookingLists bookings={bookings} side={side} />
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
