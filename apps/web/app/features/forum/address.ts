import { FORUM, LENGTHS, forumTab, id } from "@standing/contract";
import { listAddress, pageUpTo, searched, shaped } from "../../shell/list-address.ts";

export const { read: readForumPlace, to: forumAddress } = listAddress("/forum", {
  tab: shaped(forumTab, "recent"),
  q: searched(LENGTHS.search),
  category: shaped(id),
  attorney: shaped(id),
  page: pageUpTo(FORUM.pages_max),
});

export type ForumPlace = ReturnType<typeof readForumPlace>;
