import { LegalText } from "../../features/legal/legal-text.tsx";
import { pageTitle } from "../../shell/page-title.ts";
import * as words from "../../words/legal.ts";
import type { Route } from "./+types/privacy.ts";

const PARTS = [
  "information",
  "what",
  "why",
  "who",
  "not",
  "howLong",
  "rights",
  "cookies",
  "security",
  "children",
  "privilege",
  "contact",
] as const;
const VERSION = "1.0";
const IN_FORCE_FROM = "2026-11-20";

export const meta: Route.MetaFunction = () => pageTitle(words.privacyTitle());

export default function Privacy() {
  return (
    <LegalText
      title={words.privacyTitle()}
      lead={words.privacyLead()}
      version={VERSION}
      inForceFrom={IN_FORCE_FROM}
      parts={PARTS.map((id) => ({
        id,
        heading: words.privacyHeading(id),
        paragraphs: words.privacyBody(id),
      }))}
    />
  );
}
