import { localPath } from "../../shell/local-path.ts";

/** Whether a visitor comes from the quick assessment. */
export function forAssessment(request: Request): boolean {
  return new URL(request.url).searchParams.get("intent") === "case-analysis";
}

/** Where a person goes after signing in or up. */
export function afterSignIn(request: Request, origin: string): string {
  if (forAssessment(request)) return "/dashboard?continue-assessment=true";
  return localPath(new URL(request.url).searchParams.get("next"), origin, "/dashboard");
}
