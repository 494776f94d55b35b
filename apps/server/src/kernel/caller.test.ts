import fc from "fast-check";
import { expect, test } from "vitest";
import { currentCaller, networkOf, onBehalfOf } from "./caller.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:C000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
  ["", ""],
  ["unknown", "unknown"],
])("%s counts as %s", (ip, network) => expect(networkOf(ip)).toBe(network));

test("every address of a /64 counts as one, every other as another", () => {
  const half = fc.array(fc.integer({ min: 1, max: 0xff_ff }), { minLength: 4, maxLength: 4 });
  const text = (groups: number[]) => groups.map((group) => group.toString(16)).join(":");
  fc.assert(
    fc.property(half, half, half, (net, one, two) => {
      expect(networkOf(`${text(net)}:${text(one)}`)).toBe(networkOf(`${text(net)}:${text(two)}`));
      if (text(net) !== text(one))
        expect(networkOf(`${text(net)}::1`)).not.toBe(networkOf(`${text(one)}::1`));
    }),
  );
});

test("a caller goes with the work, and only with it", async () => {
  const seen = await onBehalfOf({ network: "192.0.2.7", known: false }, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return currentCaller();
  });
  expect(seen).toEqual({ network: "192.0.2.7", known: false });
  expect(currentCaller()).toEqual({ network: "", known: true });
});
