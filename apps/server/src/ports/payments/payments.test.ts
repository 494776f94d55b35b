import { expect, test } from "vitest";
import { sandboxPayments } from "./sandbox.ts";

const port = sandboxPayments("http://standing.test", "a secret");
const request = {
  order_id: "1",
  description: "Annual Plan",
  amount: 7200,
  every_months: 12,
  email: "jane@example.org",
  customer_id: null,
  success_url: "http://standing.test/ok",
  cancel_url: "http://standing.test/no",
  expires_at: new Date("2027-01-01"),
};
const closed = { type: "checkout_closed", session_id: "s", why: "cancelled" } as const;

test("each order has a checkout of its own, and the same one when it is asked for again", async () => {
  const [first, again] = await Promise.all([port.createCheckout(request), port.createCheckout(request)]);
  const other = await port.createCheckout({ ...request, order_id: "2" });
  expect(again).toEqual(first);
  expect(other.session_id).not.toBe(first.session_id);
  expect(first.url).toContain(first.session_id);
});

test("an event is read when it is signed", async () => {
  const { body, signature } = port.press("1", closed);
  expect(await port.readEvent(body, signature)).toMatchObject({ id: "1", ...closed });
});

test("a forged, changed or unsigned event is refused", async () => {
  const { body, signature } = port.press("1", closed);
  expect(await port.readEvent(body.replace("cancelled", "expired"), signature)).toBe("forged");
  expect(await port.readEvent(body, "")).toBe("forged");
  const other = sandboxPayments("http://standing.test", "another");
  expect(await other.readEvent(body, signature)).toBe("forged");
});
