import type { SecurityEvent } from "@standing/contract";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/accounts-own.ts";

/** What happened to the account lately, as far as its safety goes. */
export function Activity({ events }: { events: readonly SecurityEvent[] }) {
  if (events.length === 0) return <p className="text-quiet">{words.activityNone()}</p>;
  return (
    <ul className="max-w-lg divide-y divide-rule border-y border-rule">
      {events.map(({ id, kind, device, created_at }) => (
        <li key={id} className="py-2">
          <p className="font-medium">{words.activity(kind)}</p>
          <p className="text-sm text-quiet">
            <DateText value={created_at} time />
            {device !== null && (
              <>
                {" · "}
                {words.device({
                  browser: words.browser(device.browser),
                  system: words.system(device.system),
                })}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
