import { DIRECTORY_ORDERS, LENGTHS, PRACTICE_AREAS, STATES } from "@standing/contract";
import { choice, listAddress, oneOf, pageUpTo, searched } from "../../shell/list-address.ts";

const PAGE_MAX = 50;

export const { read: readAddress, to: addressOf } = listAddress("/attorneys", {
  q: searched(LENGTHS.search),
  area: oneOf(PRACTICE_AREAS),
  location: oneOf(STATES),
  order: choice(DIRECTORY_ORDERS),
  page: pageUpTo(PAGE_MAX),
});

/** What the address of the directory asks for. */
export type DirectoryAddress = ReturnType<typeof readAddress>;
