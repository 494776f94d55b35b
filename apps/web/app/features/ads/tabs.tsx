import { Link } from "react-router";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/ads.ts";

const TABS = ["overview", "content", "subscription", "analytics", "settings", "forum"] as const;
const DASHBOARD = "/attorney-dashboard";
const addressOf = (tab: (typeof TABS)[number]) => (tab === "overview" ? DASHBOARD : `${DASHBOARD}/${tab}`);

const current = (path: string) =>
  TABS.find((tab) => tab !== "overview" && path.startsWith(addressOf(tab))) ?? "overview";

/** The name of the tab that a path leads to; none for the first, which is the dashboard itself. */
export function tabOf(path: string): string | null {
  return current(path) === "overview" ? null : words.tab(current(path));
}

/** The six parts of the dashboard, each an address of its own. */
export function DashboardTabs({ path }: { path: string }) {
  const here = current(path);
  return (
    <nav aria-label={words.tabs()} className="flex flex-wrap border-b border-rule">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={addressOf(tab)}
          preventScrollReset
          aria-current={tab === here ? "page" : undefined}
          className={cx(
            "inline-flex min-h-11 items-center border-b-2 px-3 sm:px-4",
            tab === here ? "border-accent font-semibold text-accent" : "border-transparent hover:text-accent",
          )}
        >
          {words.tab(tab)}
        </Link>
      ))}
    </nav>
  );
}
