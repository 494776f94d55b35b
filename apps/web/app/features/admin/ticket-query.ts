import { type TicketFilter, id, ticketFilter } from "@standing/contract";

const NAMES = ["status", "priority", "category", "assigned", "q"] as const;

export interface TicketQuery {
  filter: TicketFilter;
  before: string | undefined;
  /** The ticket in the panel. */
  open: string | undefined;
}

/** What the address asks for; what makes no sense counts as not asked. */
export function readTicketQuery(address: string): TicketQuery {
  const query = new URL(address).searchParams;
  const given = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query.get(name)?.trim();
      return value && ticketFilter.shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  );
  return {
    filter: ticketFilter.parse(given),
    before: id.safeParse(query.get("before")).data,
    open: id.safeParse(query.get("id")).data,
  };
}

/** The list's address with these filters, a place in it, and a ticket in the panel. */
export function ticketAddress({ filter, before, open }: Partial<TicketQuery>): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (filter?.[name]) query.set(name, filter[name]);
  if (before !== undefined) query.set("before", before);
  if (open !== undefined) query.set("id", open);
  const text = query.toString();
  return text === "" ? "/admin/support" : `/admin/support?${text}`;
}
