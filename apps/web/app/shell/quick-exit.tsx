import type { MouseEvent } from "react";
import { cx } from "../ui/class-names.ts";
import * as words from "../words/shell.ts";
import { forgetDrafts } from "./drafts.ts";

const ELSEWHERE = "https://www.weather.gov/";

function leave(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.body.hidden = true;
  forgetDrafts();
  location.replace(ELSEWHERE);
}

/**
 * For a reader who must not be seen here: puts a weather page in this one's place.
 * `brief` leaves what it does to assistive technology where there is little room.
 */
export function QuickExit({ brief = false }: { brief?: boolean }) {
  return (
    <div data-screen-only className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <a
        href={ELSEWHERE}
        rel="noreferrer"
        onClick={leave}
        className={cx(
          "inline-flex min-h-11 items-center rounded-md border border-edge font-medium hover:border-ink",
          brief ? "px-3 max-lg:text-sm" : "px-4",
        )}
      >
        {brief ? (
          <>
            <span className="max-sm:hidden">{words.quickExit()}</span>
            <span className="sm:hidden">{words.quickExitBrief()}</span>
          </>
        ) : (
          words.quickExit()
        )}
      </a>
      <span className={cx("text-sm text-quiet", brief && "max-lg:sr-only")}>{words.quickExitHelp()}</span>
    </div>
  );
}
