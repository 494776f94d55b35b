import { createHmac, timingSafeEqual } from "node:crypto";
import {
  type Notification,
  type NotificationChoice,
  type NotificationKind,
  NOTIFICATION_DEFAULTS,
  notificationKind,
  notificationParams,
} from "@standing/contract";
import { z } from "zod";
import type { NotificationRow } from "./queries.ts";

/** How a person is told of a kind: their choice, else the default. */
export function choiceOf(
  kind: NotificationKind,
  chosen: { in_page: boolean | null; by_mail: boolean | null } | undefined,
): NotificationChoice {
  const usual = NOTIFICATION_DEFAULTS[kind];
  return {
    kind,
    in_page: chosen?.in_page ?? usual.in_page,
    by_mail: chosen?.by_mail ?? usual.by_mail,
  };
}

/** A row as people see it; null for a kind that is no longer told of. */
export function shown(row: NotificationRow): Notification | null {
  const kind = notificationKind.safeParse(row.kind);
  if (!kind.success) return null;
  return {
    id: row.id,
    kind: kind.data,
    path: row.path,
    params: notificationParams.catch({}).parse(row.params),
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

const signatureOf = (person: string, kind: string, secret: string) =>
  createHmac("sha256", secret).update(`unsubscribe:${person}:${kind}`).digest("base64url");

/** A token that stops the mails of one kind to one person; it works until the secret changes. */
export function unsubscribeToken(userId: string, kind: NotificationKind, secret: string): string {
  return `${userId}.${kind}.${signatureOf(userId, kind, secret)}`;
}

/** Whose mails of which kind a token stops; null when it is not ours. */
export function readUnsubscribeToken(
  token: string,
  secret: string,
): { user_id: string; kind: NotificationKind } | null {
  const [person = "", name = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(person, name, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const user_id = z.uuid().safeParse(person);
  const kind = notificationKind.safeParse(name);
  return user_id.success && kind.success ? { user_id: user_id.data, kind: kind.data } : null;
}
