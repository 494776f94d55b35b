import { createHash, randomBytes } from "node:crypto";
import type { Services } from "../../kernel/services.ts";
import { deleteLinksOf, findLink, insertLink, takeLink } from "./queries.ts";

/** How long a mailed link works, by what it is for. */
const WORKS_MS = {
  "reset-password": 3_600_000,
  "change-email": 3_600_000,
  "verify-email": 86_400_000,
} as const;
export type LinkPurpose = keyof typeof WORKS_MS;

/** Whom a link was made for, and the address that it was mailed to. */
export interface Link {
  userId: string;
  email: string;
}

type Reach = Pick<Services, "pools" | "now">;

const identifierOf = (purpose: LinkPurpose, token: string) =>
  `${purpose}:${createHash("sha256").update(token).digest("hex")}`;

/** Makes the secret of a link; only its hash is kept. Who asks to move to another address means that one alone. */
export async function makeLink({ pools, now }: Reach, purpose: LinkPurpose, link: Link): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + WORKS_MS[purpose]);
  if (purpose === "change-email") await deleteLinksOf(pools.auth, link.userId, purpose);
  await insertLink(pools.auth, { ...link, identifier: identifierOf(purpose, token), expiresAt });
  return token;
}

/** Whom a link was made for, while it works. */
export function readLink({ pools, now }: Reach, purpose: LinkPurpose, token: string): Promise<Link | null> {
  return findLink(pools.auth, identifierOf(purpose, token), now());
}

/** Uses a link, once; every other link of the same person dies with it. Null when it does not work. */
export function useLink({ pools, now }: Reach, purpose: LinkPurpose, token: string): Promise<Link | null> {
  return takeLink(pools.auth, identifierOf(purpose, token), now());
}

/** Ends every link of a person: what changes who may enter calls it. */
export function endLinksOf({ pools }: Pick<Services, "pools">, userId: string): Promise<void> {
  return deleteLinksOf(pools.auth, userId);
}
