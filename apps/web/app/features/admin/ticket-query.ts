import { LENGTHS, id, ticketFilter } from "@standing/contract";
import { listAddress, searched, shaped } from "../../shell/list-address.ts";

const { status, priority, category, assigned } = ticketFilter.shape;

export const { read: readTicketQuery, to: ticketAddress } = listAddress("/admin/support", {
  status: shaped(status.unwrap()),
  priority: shaped(priority.unwrap()),
  category: shaped(category.unwrap()),
  assigned: shaped(assigned.unwrap()),
  q: searched(LENGTHS.search),
  before: shaped(id),
  /** The ticket in the panel. */
  id: shaped(id),
});

export type TicketQuery = ReturnType<typeof readTicketQuery>;
