import { LENGTHS, PRACTICE_AREAS, directoryOrder, state } from "@standing/contract";
import { listAddress, oneOf, pageUpTo, searched, shaped } from "../../shell/list-address.ts";

const PAGE_MAX = 50;

export const { read: readAddress, to: addressOf } = listAddress("/attorneys", {
  q: searched(LENGTHS.search),
  area: oneOf(PRACTICE_AREAS),
  location: shaped(state),
  order: shaped(directoryOrder, "tier"),
  page: pageUpTo(PAGE_MAX),
});

/** What the address of the directory asks for. */
export type DirectoryAddress = ReturnType<typeof readAddress>;
