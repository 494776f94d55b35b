import * as words from "../../../words/analysis-report.ts";

interface BarProps {
  parts: readonly { id: string; title: string }[];
}

/** Links to the parts of a long page, in view all the time where there is room. */
export function CaseBar({ parts }: BarProps) {
  return (
    <nav
      aria-label={words.contents()}
      data-screen-only
      data-case-bar
      className="sticky top-16 z-20 hidden border-b border-rule bg-paper lg:block"
    >
      <ul className="flex flex-wrap gap-x-5 py-1">
        {parts.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-8 items-center text-sm hover:text-accent hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const GOALS = ["deadlines", "first", "save"] as const;

/** On a phone: the three things that people come back for, at the thumb. */
export function PhoneBar() {
  return (
    <nav
      aria-label={words.phoneBar()}
      data-screen-only
      data-phone-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-edge bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid grid-cols-3">
        {GOALS.map((goal) => (
          <li key={goal}>
            <a
              href={`#${goal}`}
              className="flex min-h-12 items-center justify-center font-semibold text-accent"
            >
              {words.goTo(goal)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
