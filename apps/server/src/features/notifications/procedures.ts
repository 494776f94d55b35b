import { os } from "../../kernel/request.ts";
import { listChoices, saveChoices } from "./choose-notifications.ts";
import { listNotifications, markAllRead, markRead, unreadCount } from "./list-notifications.ts";
import { setMailByToken } from "./unsubscribe.ts";

const on = os.notifications;

export const notificationsProcedures = {
  unread: on.unread.handler(({ context }) => unreadCount(context)),
  list: on.list.handler(({ context, input }) => listNotifications(context, input)),
  markRead: on.markRead.handler(({ context, input }) => markRead(context, input)),
  markAllRead: on.markAllRead.handler(({ context }) => markAllRead(context)),
  choices: on.choices.handler(({ context }) => listChoices(context)),
  choose: on.choose.handler(({ context, input }) => saveChoices(context, input)),
  unsubscribe: on.unsubscribe.handler(({ context, input }) => setMailByToken(context, input, false)),
  resubscribe: on.resubscribe.handler(({ context, input }) => setMailByToken(context, input, true)),
};
