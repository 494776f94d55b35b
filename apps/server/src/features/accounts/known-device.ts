import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { RequestContext } from "../../kernel/request.ts";
import { cookieName } from "../../kernel/auth.ts";
import { cookieValue, ownCookie } from "../../kernel/cookies.ts";

const YEAR_SECONDS = 365 * 86_400;
/** A family's computer knows several accounts; the oldest is forgotten first. */
const ACCOUNTS_MAX = 5;

const nameOf = (context: RequestContext) => cookieName("device", context.services.config.secureCookies);

/** Shows that the account of an address was signed in to on the device with this number. */
function proof(secret: string, device: string, email: string): string {
  return createHmac("sha256", `known-device:${secret}`).update(`${device}\n${email}`).digest("base64url");
}

function partsOf(context: RequestContext): { device: string; proofs: string[] } | null {
  const [device, ...proofs] = cookieValue(context.headers.get("cookie"), nameOf(context))?.split(".") ?? [];
  return device && /^[\w-]{22}$/.test(device) ? { device, proofs } : null;
}

/**
 * The number of the caller's device, when the account of this address has signed in on it before; null otherwise.
 * Others' wrong guesses do not lock such a device out.
 * @param email in lower case
 */
export function knownDevice(context: RequestContext, email: string): string | null {
  const parts = partsOf(context);
  if (!parts) return null;
  const expected = Buffer.from(proof(context.services.config.authSecret, parts.device, email));
  const known = parts.proofs.some((given) => {
    const bytes = Buffer.from(given);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  return known ? parts.device : null;
}

/** Makes the caller's device a known one of the account of this address; its cookie holds no name and no id. */
export function rememberDevice(context: RequestContext, email: string): void {
  const { config } = context.services;
  const parts = partsOf(context) ?? { device: randomBytes(16).toString("base64url"), proofs: [] };
  const own = proof(config.authSecret, parts.device, email);
  const others = parts.proofs.filter((given) => given !== own);
  const value = [parts.device, own, ...others].slice(0, 1 + ACCOUNTS_MAX).join(".");
  context.responseHeaders.append(
    "set-cookie",
    ownCookie(nameOf(context), value, { seconds: YEAR_SECONDS, secure: config.secureCookies }),
  );
}
