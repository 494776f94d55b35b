import type { Notification } from "@standing/contract";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Badge } from "../../ui/states.tsx";
import { DateText, useTimeZone } from "../../ui/values.tsx";
import * as words from "../../words/notifications.ts";
import { notificationText } from "./notification-text.ts";

/** Each opens the page that it is about and is then read. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const zone = useTimeZone();
  return (
    <ul>
      {notifications.map((notification) => (
        <li
          key={notification.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule py-4 sm:flex-nowrap"
        >
          <div className="min-w-0">
            <p className={notification.read_at === null ? "font-semibold" : undefined}>
              <Link to={`/notifications/${notification.id}`} reloadDocument className="link wrap-anywhere">
                {notificationText(notification, zone)}
              </Link>
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-quiet">
              <DateText value={notification.created_at} time />
              {notification.read_at === null && <Badge tone="accent">{words.unread()}</Badge>}
            </p>
          </div>
          {notification.read_at === null && (
            <Form method="post" preventScrollReset>
              <Button
                type="submit"
                look="plain"
                className="whitespace-nowrap"
                name="id"
                value={notification.id}
              >
                {words.markRead()}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
