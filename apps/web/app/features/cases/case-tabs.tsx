import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "../../ui/class-names.ts";
import * as words from "../../words/cases-record.ts";

export interface CaseTab {
  /** As `?tab=` names it; the first one is shown when the address names none. */
  name: string;
  label: string;
  panel: ReactNode;
}

interface CaseTabsProps {
  /** Address of the case page. */
  address: string;
  tabs: readonly CaseTab[];
  /** What the address asks for. */
  asked: string | null;
}

/** The parts of a case's record, one at a time; the address names it, so that links lead there, also without JavaScript. */
export function CaseTabs({ address, tabs, asked }: CaseTabsProps) {
  const current = tabs.find(({ name }) => name === asked) ?? tabs[0];
  return (
    <section id="record" className="border-t border-rule pt-4">
      <nav aria-label={words.tabs()} data-screen-only className="flex gap-6 border-b border-rule">
        {tabs.map(({ name, label }) => (
          <Link
            key={name}
            to={`${address}?tab=${name}#record`}
            preventScrollReset
            aria-current={name === current?.name ? "page" : undefined}
            className={cx(
              "-mb-px flex min-h-11 items-center border-b-2",
              name === current?.name
                ? "border-accent font-semibold text-accent"
                : "border-transparent hover:text-accent",
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-4">{current?.panel}</div>
    </section>
  );
}
