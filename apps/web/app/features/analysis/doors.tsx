import type { Door } from "@standing/contract";
import * as words from "../../words/analysis-reading.ts";
import { cx } from "../../ui/class-names.ts";
import { phoneAddress } from "./phone-address.ts";

/** Places that help now, the urgent ones first. */
interface DoorsProps {
  doors: readonly Door[];
  /** At the head of a page: on a phone, only what is called. */
  brief?: boolean;
  /** Sites by their own names, which every language has. */
  own?: boolean;
}

export function Doors({ doors, brief = false, own = false }: DoorsProps) {
  const ordered = doors.toSorted((a, b) => Number(b.urgent) - Number(a.urgent));
  return (
    <ul className={cx("flex flex-col", brief ? "gap-2 sm:gap-4" : "gap-4")}>
      {ordered.map((door) => (
        <li
          key={door.id}
          className={cx(
            "border-l-4 pl-4",
            door.urgent ? "border-danger" : "border-rule",
            brief && "max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-x-4",
          )}
        >
          <p className={cx("font-semibold", brief && isNamedByLink(door) && "max-sm:hidden")}>{door.name}</p>
          <p className={cx("text-quiet", brief && "max-sm:sr-only")}>{door.plain}</p>
          <p className={cx("flex flex-wrap gap-x-5", !brief && "mt-1")}>
            {door.phone !== null && (
              <a
                className="link inline-flex min-h-11 items-center font-semibold tabular"
                href={phoneAddress(door.phone)}
              >
                {door.phone}
              </a>
            )}
            {door.url !== null && (
              <a
                className={cx(
                  "link inline-flex min-h-11 items-center",
                  brief && door.phone !== null && "max-sm:hidden",
                )}
                href={door.url}
                target="_blank"
                rel="noreferrer"
              >
                <span className={cx(brief && "max-sm:hidden")}>
                  {own ? new URL(door.url).host : words.openSite()}
                </span>
                {brief && <span className="font-semibold sm:hidden">{door.name}</span>}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** On a phone: a place without a number is its own link, and one that is called by its number says it once. */
const isNamedByLink = ({ name, phone }: Door): boolean => phone === null || name === phone;
