import { useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/accounts.ts";

interface CheckMailProps {
  email: string;
  /** What was sent. After a sign-up the words are true of an address that has an account, too. */
  text?: (inputs: { email: string }) => string;
}

/** Says that a link was mailed, and sends it again on request. */
export function CheckMail({ email, text = words.checkMailText }: CheckMailProps) {
  const fetcher = useFetcher<{ sent: boolean }>();
  return (
    <Notice tone="accent" title={words.checkMailTitle()}>
      <p className="mt-1">{text({ email })}</p>
      <p className="mt-2 text-sm">{words.checkMailOther()}</p>
      <fetcher.Form method="post" action="/verification" className="mt-3">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" look="secondary" disabled={fetcher.state !== "idle"}>
          {words.resend()}
        </Button>
        <span role="status" className="ml-3 text-sm">
          {fetcher.data?.sent && words.resent()}
        </span>
      </fetcher.Form>
    </Notice>
  );
}
