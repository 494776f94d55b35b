import { TERMS_VERSION } from "@standing/contract";
import { LegalText } from "../../features/legal/legal-text.tsx";
import { pageTitle } from "../../shell/page-title.ts";
import * as words from "../../words/legal.ts";
import type { Route } from "./+types/terms.ts";

const PARTS = [
  "information",
  "who",
  "account",
  "yours",
  "accuracy",
  "deadlines",
  "conduct",
  "plans",
  "attorneys",
  "liability",
  "ending",
  "changes",
] as const;
const IN_FORCE_FROM = "2026-11-20";

export const meta: Route.MetaFunction = () => pageTitle(words.termsTitle());

export function loader() {
  return { version: TERMS_VERSION };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <LegalText
      title={words.termsTitle()}
      lead={words.termsLead()}
      version={loaderData.version}
      inForceFrom={IN_FORCE_FROM}
      parts={PARTS.map((id) => ({ id, heading: words.termsHeading(id), paragraphs: words.termsBody(id) }))}
    />
  );
}
