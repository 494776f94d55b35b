import { Link } from "react-router";
import * as words from "../../words/notifications.ts";

/**
 * The way to the notifications, with the number of unread ones. `shownMax` comes from the server: the contract is
 * half of a page's JavaScript, and the header stands on every page.
 */
export function Bell({ unread, shownMax }: { unread: number; shownMax: number }) {
  const shown = unread > shownMax ? words.countMost({ n: shownMax }) : unread;
  return (
    <Link
      to="/notifications"
      aria-label={unread === 0 ? words.bellNone() : words.bell({ n: unread })}
      className="relative flex size-11 items-center justify-center rounded-md text-ink hover:text-accent"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M6 9a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 14 6 9Z" />
        <path d="M10 19.5a2.2 2.2 0 0 0 4 0" />
      </svg>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent tabular"
        >
          {shown}
        </span>
      )}
    </Link>
  );
}
