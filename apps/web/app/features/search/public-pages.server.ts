import { STATES } from "@standing/contract";
import { stateAddress, topicAddress } from "../law/address.ts";
import type { Client } from "../../request-context.ts";

export interface PublicPage {
  path: string;
  /** Instant of the last change, where it is known. */
  changed?: string;
}

/** One kind of public pages, in parts of at most 50,000 addresses. */
export interface PublicPages {
  /** How many parts there are. */
  parts(client: Client): Promise<number>;
  /** The pages of one part, from 1. */
  part(client: Client, number: number): Promise<PublicPage[]>;
}

const FIXED = [
  "/",
  "/attorneys",
  "/forum",
  "/legal-resources",
  "/legal-insights",
  "/law",
  "/letters",
  "/decisions",
  "/how-placement-works",
  "/subscription/upgrade",
  "/terms",
  "/privacy",
];

/** What search engines are told of. A feature with public pages of its own adds a line here. */
export const PUBLIC_PAGES: Record<string, PublicPages> = {
  pages: {
    parts: async () => 1,
    part: async () => FIXED.map((path) => ({ path })),
  },
  law: {
    parts: async () => 1,
    part: async (client) => {
      const { groups } = await client.law.topics();
      const topics = groups.flatMap((group) => group.topics.map(({ topic }) => topic));
      return [...STATES.map(stateAddress), ...topics.map(topicAddress)].map((path) => ({ path }));
    },
  },
  attorneys: {
    parts: async (client) => (await client.attorneys.sitemap({ page: 1 })).pages,
    part: async (client, number) =>
      (await client.attorneys.sitemap({ page: number })).entries.map(({ id, updated_at }) => ({
        path: `/attorney/${id}`,
        changed: updated_at,
      })),
  },
  library: {
    parts: async () => 1,
    part: async (client) =>
      (await client.content.addresses()).pages.map(({ path, changed_on }) => ({ path, changed: changed_on })),
  },
};

/** Addresses that are no pages for search engines: private, or acts. */
export const PRIVATE_PATHS = [
  "/account",
  "/admin",
  "/ads",
  "/api",
  "/attorney-dashboard",
  "/attorney-onboarding",
  "/attorney-payment",
  "/attorney-profile",
  "/attorney/*/book",
  "/attorney/*/contact",
  "/book-consultation",
  "/bookings",
  "/case",
  "/case-submission",
  "/dashboard",
  "/dev",
  "/enhanced-case",
  "/firm-invitation",
  "/law-firm",
  "/moderation/content",
  "/notifications",
  "/orders",
  "/sandbox-checkout",
];

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** An XML answer for search engines, kept for an hour. */
export function xml(
  root: "urlset" | "sitemapindex",
  entries: { loc: string; lastmod?: string | undefined }[],
) {
  const one = root === "urlset" ? "url" : "sitemap";
  const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  const lines = entries.map(
    ({ loc, lastmod }) =>
      `<${one}><loc>${escaped(loc)}</loc>${lastmod === undefined ? "" : `<lastmod>${lastmod}</lastmod>`}</${one}>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${root}>\n`;
  return new Response(body, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
