import type { BookingStatus } from "@standing/contract";
import { Link } from "react-router";
import { BookingLists } from "../../features/bookings/booking-lists.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/bookings.ts";
import type { Route } from "./+types/bookings.ts";

const ATTORNEY = "attorney";
const CLIENT = "client";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.listTitle(), loaderData?.side === ATTORNEY ? words.asAttorney() : words.asClient());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const asked = new URL(request.url).searchParams.get("as");
  const list = async (side: typeof ATTORNEY | typeof CLIENT) =>
    (await standing.client.bookings.list({ side })).bookings;
  if (asked === ATTORNEY) return { side: ATTORNEY, bookings: await list(ATTORNEY) } as const;
  if (asked === CLIENT) return { side: CLIENT, bookings: await list(CLIENT) } as const;
  // Without a word it opens where something waits for this person.
  const [client, attorney] = await Promise.all([list(CLIENT), list(ATTORNEY)]);
  const waits = attorney.some(({ status }) => status === "pending") && !client.some(isOpen);
  return waits
    ? { side: "attorney" as const, bookings: attorney }
    : { side: "client" as const, bookings: client };
}

const isOpen = ({ status }: { status: BookingStatus }) => status === "pending" || status === "confirmed";

export default function Bookings({ loaderData: { side, bookings } }: Route.ComponentProps) {
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
