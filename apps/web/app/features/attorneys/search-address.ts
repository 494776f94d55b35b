import {
  type DirectoryOrder,
  PRACTICE_AREAS,
  type PracticeArea,
  type State,
  directoryOrder,
  state,
} from "@standing/contract";

/** What the address of the directory asks for. */
export interface DirectoryAddress {
  q: string;
  area: PracticeArea | null;
  location: State | null;
  order: DirectoryOrder;
  page: number;
}

const PAGE_MAX = 50;

/** Reads an address; whatever it does not know counts as absent, so that an old link still opens. */
export function readAddress(query: URLSearchParams): DirectoryAddress {
  const area = query.get("area");
  const page = Number(query.get("page"));
  return {
    q: (query.get("q") ?? "").trim().slice(0, 200),
    area: PRACTICE_AREAS.find((known) => known === area) ?? null,
    location: state.safeParse(query.get("location")).data ?? null,
    order: directoryOrder.catch("tier").parse(query.get("order")),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  };
}

/** The path that asks for this; a change of anything but the page begins at the first page. */
export function addressOf(address: DirectoryAddress, change: Partial<DirectoryAddress> = {}): string {
  const { q, area, location, order, page } = { ...address, page: 1, ...change };
  const query = new URLSearchParams();
  if (q !== "") query.set("q", q);
  if (area !== null) query.set("area", area);
  if (location !== null) query.set("location", location);
  if (order !== "tier") query.set("order", order);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? "/attorneys" : `/attorneys?${text}`;
}
