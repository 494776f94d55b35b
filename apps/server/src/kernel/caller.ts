import { AsyncLocalStorage } from "node:async_hooks";
import { isIPv6 } from "node:net";

/** For whom work is done, as far as a fair share of this process goes. */
export interface Caller {
  /** Who counts as one: `networkOf` the visitor's address. */
  network: string;
  /** The account's owner, as far as a session or a known device shows. */
  known: boolean;
  /** The call that this is part of; what the system does in its course is noted under it. */
  requestId?: string;
  /** One object for all calls of one request, which share what they read by; see `asReader`. */
  request?: object;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs work in a caller's name, all that it starts included. */
export function onBehalfOf<T>(caller: Caller, work: () => T): T {
  return callers.run(caller, work);
}

/** For whom the running work is done; work of our own is one known caller. */
export function currentCaller(): Caller {
  return callers.getStore() ?? { network: "", known: true };
}

/**
 * What limits count as one visitor: an IPv4 address, or the /64 of an IPv6 address, which is what one household or
 * one rented machine gets to choose from. IPv4 written as IPv6 (`::ffff:192.0.2.1`) is that IPv4 address.
 * @param ip the visitor's address; anything else comes back as it is
 */
export function networkOf(ip: string): string {
  const address = ip.split("%")[0] ?? "";
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return dotted(groups[6], groups[7]);
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, in lower case without leading zeros. */
function groupsOf(address: string): string[] {
  const ipv4 = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = ipv4?.slice(1).map(Number) ?? [];
  const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
  const plain = ipv4 ? `${address.slice(0, ipv4.index)}${hex(a, b)}:${hex(c, d)}` : address;
  const [head = "", tail] = plain.split("::");
  const split = (part: string) => (part === "" ? [] : part.split(":"));
  const [before, after] = [split(head), split(tail ?? "")];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill("0"), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

function dotted(high = "0", low = "0"): string {
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join(".");
}
