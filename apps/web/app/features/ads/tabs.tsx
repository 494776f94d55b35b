import { Link } from "react-router";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/ads.ts";

const TABS = ["overview", "content", "subscription", "analytics", "settings", "forum"] as const;
const DASHBOARD = "/attorney-dashboard";
const addressOf = (tab: (typeof TABS)[number]) => (tab === "overview" ? DASHBOARD : `${DASHBOARD}/${tab}`);

/** The six parts of the dashboard, each an address of its own. */
export function DashboardTabs({ path }: { path: string }) {
  const current = TABS.find((tab) => tab !== "overview" && path.startsWith(addressOf(tab))) ?? "overview";
  return (
    <nav aria-label={words.tabs()} className="flex flex-wrap border-b border-rule">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={addressOf(tab)}
          preventScrollReset
          aria-current={tab === current ? "page" : undefined}
          className={cx(
            "inline-flex min-h-11 items-center border-b-2 px-3 sm:px-4",
            tab === current
              ? "border-accent font-semibold text-accent"
              : "border-transparent hover:text-accent",
          )}
        >
          {words.tab(tab)}
        </Link>
      ))}
    </nav>
  );
}
