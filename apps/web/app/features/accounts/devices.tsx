import type { SignedInDevice } from "@standing/contract";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Badge } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/accounts-own.ts";

function nameOf({ browser, system }: SignedInDevice): string {
  return words.device({ browser: words.browser(browser), system: words.system(system) });
}

/** Where the person is signed in, with a way to end each. */
export function Devices({ sessions }: { sessions: readonly SignedInDevice[] }) {
  return (
    <>
      <ul className="max-w-lg divide-y divide-rule border-y border-rule">
        {sessions.map((session) => (
          <li key={session.id} className="flex min-h-16 items-center justify-between gap-4 py-2">
            <div>
              <p className="font-medium">{nameOf(session)}</p>
              <p className="text-sm text-quiet">
                {words.since()} <DateText value={session.created_at} time />
                {!session.current && (
                  <>
                    {" · "}
                    {words.lastUsed()} <DateText value={session.last_used_at} time />
                  </>
                )}
              </p>
            </div>
            {session.current ? (
              <Badge tone="accent">{words.thisDevice()}</Badge>
            ) : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={session.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="end-session"
                  look="plain"
                  className="whitespace-nowrap"
                  aria-label={words.signOutDeviceLabel({ device: nameOf(session) })}
                >
                  {words.signOutDevice()}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-4">
        <Button type="submit" name="intent" value="end-all" look="secondary">
          {words.signOutEverywhere()}
        </Button>
      </Form>
    </>
  );
}
