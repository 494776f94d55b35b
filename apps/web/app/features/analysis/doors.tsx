import type { Door } from "@standing/contract";
import * as words from "../../words/analysis-reading.ts";
import { phoneAddress } from "./phone-address.ts";

/** Places that help now, the urgent ones first. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  const ordered = doors.toSorted((a, b) => Number(b.urgent) - Number(a.urgent));
  return (
    <ul className="flex flex-col gap-4">
      {ordered.map((door) => (
        <li
          key={door.id}
          className={door.urgent ? "border-l-4 border-danger pl-4" : "border-l-4 border-rule pl-4"}
        >
          <p className="font-semibold">{door.name}</p>
          <p className="text-quiet">{door.plain}</p>
          <p className="mt-1 flex flex-wrap gap-x-5">
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
                className="link inline-flex min-h-11 items-center"
                href={door.url}
                target="_blank"
                rel="noreferrer"
              >
                {words.openSite()}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
