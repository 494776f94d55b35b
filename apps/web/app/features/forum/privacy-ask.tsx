import { MASKS, type PrivateDetail } from "@standing/contract";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";

/** What may tell who somebody is, with the choice to hide it or to post it as it is. Part of the form that it asks about. */
export function PrivacyAsk({
  found,
  busy,
}: {
  found: readonly Pick<PrivateDetail, "kind" | "text">[];
  busy: boolean;
}) {
  const first = found[0];
  if (!first) return null;
  return (
    <Notice tone="time" alert title={words.askTitle()}>
      <p className="mt-1">{words.askText()}</p>
      <dl className="mt-3 flex flex-col gap-1">
        {found.map(({ kind, text }) => (
          <div key={`${kind} ${text}`} className="flex flex-wrap gap-x-3">
            <dt className="font-medium">{words.kind(kind)}</dt>
            <dd className="break-all">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">{words.maskExample({ mask: MASKS[first.kind] })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" name="answer" value="mask" disabled={busy}>
          {words.maskAndPost()}
        </Button>
        <Button type="submit" name="answer" value="as-is" look="secondary" disabled={busy}>
          {words.postAsIs()}
        </Button>
      </div>
      <p className="mt-2 text-sm">{words.orChange()}</p>
    </Notice>
  );
}
