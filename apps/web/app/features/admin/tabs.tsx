import { NavLink } from "react-router";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/admin.ts";

/** One line for each part of the administration; its page is `routes/admin/admin-<name>.tsx`. */
const TABS = [
  { to: "/admin", label: () => words.tab("overview") },
  { to: "/admin/users", label: () => words.tab("users") },
  { to: "/admin/cases", label: () => words.tab("cases") },
  { to: "/admin/support", label: () => words.tab("support") },
  { to: "/admin/suggestions", label: () => words.tab("suggestions") },
  { to: "/admin/marketing", label: () => words.tab("marketing") },
  { to: "/admin/releases", label: () => words.tab("releases") },
  { to: "/admin/audit-log", label: () => words.tab("audit") },
];

/** The name of the tab that a path leads to. */
export function tabOf(pathname: string): string | null {
  return TABS.find(({ to }) => to === pathname)?.label() ?? null;
}

export function AdminTabs() {
  return (
    <nav aria-label={words.tabs()} className="flex flex-wrap gap-x-6 border-b border-rule">
      {TABS.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end={to === "/admin"}
          className={({ isActive }) =>
            cx(
              "-mb-px flex min-h-11 items-center border-b-2",
              isActive ? "border-accent font-semibold text-accent" : "border-transparent hover:text-accent",
            )
          }
        >
          {label()}
        </NavLink>
      ))}
    </nav>
  );
}
