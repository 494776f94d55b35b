import { expect, test } from "vitest";
import { notificationText } from "./notification-text.ts";

test.each([
  ["proposed", "Your booking with Ana on Nov 27, 10:30 AM PST: another time is proposed."],
  ["no_show", "Your booking with Ana on Nov 27, 10:30 AM PST: marked as missed."],
])("a booking that is %s is told in words, with the time zone", (status, text) => {
  const notification = {
    id: "7e1c3c0e-0000-4000-8000-000000000001",
    kind: "booking_update" as const,
    path: "/bookings",
    params: { name: "Ana", date: "2026-11-27T18:30:00.000Z", status },
    read_at: null,
    created_at: "2026-11-22T00:00:00.000Z",
  };
  expect(notificationText(notification, "America/Los_Angeles")).toBe(text);
});
