import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { id, instant } from "./vocabulary.ts";

/** Headings under which choices stand. */
export const NOTIFICATION_GROUPS = ["cases", "bookings", "community", "payments", "attorneys"] as const;

/**
 * What people are told of, with what holds for each until they choose. To add a kind: a line here, its sentence and its
 * name in `messages/en/notifications.json`, its mail in `features/notifications/mails.en.ts`.
 */
export const NOTIFICATION_DEFAULTS = {
  case_analyzed: { group: "cases", in_page: true, by_mail: false },
  deadline_changed: { group: "cases", in_page: true, by_mail: true },
  deadline_reminder: { group: "cases", in_page: true, by_mail: true },
  ticket_reply: { group: "cases", in_page: true, by_mail: true },
  ticket_status: { group: "cases", in_page: true, by_mail: false },
  suggestion_status: { group: "cases", in_page: true, by_mail: false },
  booking_update: { group: "bookings", in_page: true, by_mail: true },
  booking_reminder: { group: "bookings", in_page: true, by_mail: true },
  content_review: { group: "attorneys", in_page: true, by_mail: true },
  forum_reply: { group: "community", in_page: true, by_mail: false },
  forum_digest: { group: "community", in_page: false, by_mail: true },
  forum_moderation: { group: "community", in_page: true, by_mail: true },
  review_received: { group: "attorneys", in_page: true, by_mail: true },
  review_reply: { group: "community", in_page: true, by_mail: true },
  licence_check: { group: "attorneys", in_page: true, by_mail: true },
  ad_review: { group: "attorneys", in_page: true, by_mail: true },
  placement_waiting: { group: "payments", in_page: true, by_mail: true },
  payment: { group: "payments", in_page: true, by_mail: true },
} as const satisfies Record<
  string,
  { group: (typeof NOTIFICATION_GROUPS)[number]; in_page: boolean; by_mail: boolean }
>;
export type NotificationKind = keyof typeof NOTIFICATION_DEFAULTS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_DEFAULTS) as [
  NotificationKind,
  ...NotificationKind[],
];
export const notificationKind = z.enum(NOTIFICATION_KINDS);

/** What a notification's sentence is filled with; pages format dates, cents and codes. */
export const notificationParams = z.object({
  title: z.string().max(300).optional(),
  name: z.string().max(200).optional(),
  /** A calendar date or an instant. */
  date: z.string().max(40).optional(),
  count: z.number().int().optional(),
  /** Whole US cents. */
  amount: z.number().int().optional(),
  /** A state of what it is about, as its feature names it. */
  status: z.string().max(40).optional(),
});
export type NotificationParams = z.infer<typeof notificationParams>;

export const notification = z.object({
  id,
  kind: notificationKind,
  /** The page that it is about. */
  path: z.string(),
  params: notificationParams,
  read_at: instant.nullable(),
  created_at: instant,
});
export type Notification = z.infer<typeof notification>;

export const notificationChoice = z.object({
  kind: notificationKind,
  in_page: z.boolean(),
  by_mail: z.boolean(),
});
export type NotificationChoice = z.infer<typeof notificationChoice>;

/** Notifications on one page of the list. */
export const NOTIFICATIONS_PER_PAGE = 30;
/** Unread ones are counted up to here. */
export const UNREAD_SHOWN_MAX = 99;

const needsSession = answers("UNAUTHORIZED");
const done = z.object({ success: z.literal(true) });
const token = z.object({ token: z.string().max(300) });

export const notifications = {
  unread: oc
    .route({
      method: "GET",
      path: "/notifications/unread",
      tags: ["notifications"],
      summary: "How many of my notifications are unread, counted up to 100",
    })
    .output(z.object({ unread: z.number().int().nonnegative() }))
    .errors(needsSession),
  list: oc
    .route({
      method: "GET",
      path: "/notifications",
      tags: ["notifications"],
      summary: "My notifications, newest first; `before` is the id of the last one seen",
    })
    .input(z.object({ before: id.optional() }))
    .output(z.object({ notifications: z.array(notification), next: id.nullable() }))
    .errors(needsSession),
  markRead: oc
    .route({
      method: "POST",
      path: "/notifications/{id}/read",
      tags: ["notifications"],
      summary: "Mark one of my notifications as read, and learn which page it is about",
    })
    .input(z.object({ id }))
    .output(z.object({ path: z.string() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  markAllRead: oc
    .route({
      method: "POST",
      path: "/notifications/read",
      tags: ["notifications"],
      summary: "Mark all my notifications as read",
    })
    .output(done)
    .errors(needsSession),
  choices: oc
    .route({
      method: "GET",
      path: "/notification-choices",
      tags: ["notifications"],
      summary: "How I am told of each kind",
    })
    .output(z.object({ choices: z.array(notificationChoice) }))
    .errors(needsSession),
  choose: oc
    .route({
      method: "PUT",
      path: "/notification-choices",
      tags: ["notifications"],
      summary: "Choose how I am told of these kinds",
    })
    .input(z.object({ choices: z.array(notificationChoice).max(100) }))
    .output(done)
    .errors(needsSession),
  unsubscribe: oc
    .route({
      method: "POST",
      path: "/notifications/unsubscribe",
      tags: ["notifications"],
      summary: "Stop the mails of one kind, by the signed token of such a mail; no session needed",
    })
    .input(token)
    .output(z.object({ kind: notificationKind }))
    .errors(answers("INVALID_TOKEN")),
  resubscribe: oc
    .route({
      method: "POST",
      path: "/notifications/resubscribe",
      tags: ["notifications"],
      summary: "Take an unsubscription back, by the same token",
    })
    .input(token)
    .output(z.object({ kind: notificationKind }))
    .errors(answers("INVALID_TOKEN")),
};
