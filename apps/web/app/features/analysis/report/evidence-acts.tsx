import type { CaseEvidence, CaseEvidenceList } from "@standing/contract";
import { useId, type ReactNode } from "react";
import { useFetcher } from "react-router";
import { SavedFile } from "../../../shell/saved-file.tsx";
import { useToastOf } from "../../../shell/use-toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/inputs.tsx";
import type { ToastWords } from "../../../ui/toast-queue.ts";
import * as words from "../../../words/cases-evidence.ts";

interface ActsProps {
  caseId: string;
  item: CaseEvidence;
  files: CaseEvidenceList["files"];
}

/** What a person says of a thing on the list, and which of their files show it. Works without JavaScript. */
export function EvidenceActs({ caseId, item, files }: ActsProps) {
  const fetcher = useFetcher<{ toast?: ToastWords }>();
  useToastOf(fetcher.data);
  const busy = fetcher.state !== "idle";
  const others = files.filter(({ id }) => !item.files.some((file) => file.id === id));
  const form = (children: ReactNode, document?: string) => (
    <fetcher.Form method="post" className="flex flex-wrap items-center gap-x-5">
      <input type="hidden" name="item" value={item.item} />
      {document !== undefined && <input type="hidden" name="document" value={document} />}
      {children}
    </fetcher.Form>
  );
  const act = (intent: string, label: string, named?: string) => (
    <Button type="submit" look="plain" name="intent" value={intent} disabled={busy} aria-label={named}>
      {label}
    </Button>
  );
  return (
    <div className="mt-2 flex flex-col gap-2" data-screen-only>
      {item.suggested.map(({ id, name }) => (
        <div key={id} className="border-l-4 border-accent pl-3">
          <p className="wrap-anywhere">{words.suggest({ name })}</p>
          {form(
            <>
              {act("evidence-shows", words.yes())}
              {act("evidence-shows-not", words.no())}
            </>,
            id,
          )}
        </div>
      ))}
      {item.files.length > 0 && (
        <div>
          <p className="text-sm text-quiet">{words.files()}</p>
          <ul>
            {item.files.map(({ id, name }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-5">
                <SavedFile
                  href={`/case/${caseId}/documents/${id}`}
                  className="link inline-flex min-h-11 items-center wrap-anywhere"
                >
                  {name}
                </SavedFile>
                {form(
                  act("evidence-shows-not", words.notThis(), words.notThisOf({ name, item: item.item })),
                  id,
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && form(<Pick files={others} busy={busy} />)}
      {form(
        item.mark === null ? (
          <>
            {item.state === "missing" && act("evidence-have", words.have())}
            {act("evidence-not-needed", words.dontNeed())}
          </>
        ) : (
          act("evidence-back", words.back())
        ),
      )}
    </div>
  );
}

function Pick({ files, busy }: { files: CaseEvidenceList["files"]; busy: boolean }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="w-full text-sm text-quiet">
        {words.pick()}
      </label>
      <Select
        id={id}
        name="document"
        required
        placeholder={words.pickNone()}
        options={files.map((file) => ({ value: file.id, label: file.name }))}
        className="max-w-xs"
      />
      <Button type="submit" look="plain" name="intent" value="evidence-shows" disabled={busy}>
        {words.add()}
      </Button>
    </>
  );
}
