import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "@standing/contract";
import { createContext } from "react-router";

export type Client = ContractRouterClient<typeof contract>;

export interface WebUser {
  id: string;
  email: string;
  roles: readonly string[];
  emailVerified: boolean;
  /** A role is given to this person, and waits until their second step is switched on. */
  secondStepMissing: boolean;
}

/** The cookies of one request and its answer. No script of a page reads them. */
export interface Cookies {
  get: (name: string) => string | null;
  /** Kept for so many seconds; 0 ends it. */
  set: (name: string, value: string, seconds: number) => void;
}

/** What the server hands to loaders, actions and the renderer for one request. */
export interface RequestContext {
  /** Calls the contract in process, as the person who sent this request. */
  client: Client;
  session: { user: WebUser | null };
  cspNonce: string;
  requestId: string;
  /** `en`, or `pseudo` outside production. */
  locale: string;
  /** Scheme and host under which the visitor sees this site. */
  origin: string;
  production: boolean;
  cookies: Cookies;
  /** Says that the page could not be made because what was asked was refused, with the status of the answer. */
  refused: (status: number) => void;
}

export const clientContext = createContext<RequestContext>();
