import { expect, test } from "vitest";
import { sandboxPayments } from "./sandbox.ts";

const port = sandboxPayments("http://standing.test", "a secret");
const request = {
  order_id: "1",
  code: "annual",
  amount: 7200,
  billing_interval: "year",
  email: "jane@example.org",
  success_url: "http://standing.test/ok",
  cancel_url: "http://standing.test/no",
} as const;

test("each checkout has an address of its own", async () => {
  const [first, second] = await Promise.all([port.createCheckout(request), port.createCheckout(request)]);
  expect(first.session_id).not.toBe(second.session_id);
  expect(first.url).toContain(first.session_id);
});

test("an event is read when it is signed, and is the same when it is said again", async () => {
  const { session_id } = await port.createCheckout(request);
  const { body, signature } = port.finish(session_id, "pay");
  expect(port.readEvent(body, signature)).toMatchObject({ type: "checkout_paid", session_id });
  expect(port.finish(session_id, "pay")).toEqual({ body, signature });
});

test("a forged, changed or unsigned event is refused", async () => {
  const { body, signature } = port.finish("sandbox_x", "cancel");
  expect(port.readEvent(body.replace("cancelled", "paid"), signature)).toBeNull();
  expect(port.readEvent(body, "")).toBeNull();
  expect(sandboxPayments("http://standing.test", "another").readEvent(body, signature)).toBeNull();
});
