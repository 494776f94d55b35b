import { FORUM, FORUM_TABS, LENGTHS } from "@standing/contract";
import { anId, choice, listAddress, pageUpTo, searched } from "../../shell/list-address.ts";

export const { read: readForumPlace, to: forumAddress } = listAddress("/forum", {
  tab: choice(FORUM_TABS),
  q: searched(LENGTHS.search),
  category: anId,
  attorney: anId,
  page: pageUpTo(FORUM.pages_max),
});

export type ForumPlace = ReturnType<typeof readForumPlace>;
