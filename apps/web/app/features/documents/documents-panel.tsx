import type { CaseDocument, DocumentUpload } from "@standing/contract";
import { useEffect, useEffectEvent } from "react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import { useLookAgain } from "../../shell/look-again.tsx";
import { SavedFile } from "../../shell/saved-file.tsx";
import { toastWords } from "../../shell/toast-words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { formatMoney } from "../../ui/format.ts";
import { Badge, EmptyState, Notice } from "../../ui/states.tsx";
import { toast } from "../../ui/toast-queue.ts";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/documents.ts";
import { sizeWords } from "./fault-words.ts";
import { UploadForm } from "./upload-form.tsx";

export interface FoundDocuments {
  documents: readonly CaseDocument[];
  has_payment: boolean;
  unfinished: DocumentUpload | null;
  /** Cents. */
  price: number;
}

interface PanelProps {
  caseId: string;
  found: FoundDocuments;
  /** The document that the address asks to delete. */
  removing: string | null;
  /** The person has come back from a payment that is not confirmed yet. */
  awaiting: boolean;
  /** Address of the panel, open for one more parameter. */
  address: string;
  /** Why a form that was sent as a whole was refused. */
  error?: string | undefined;
}

const LOOK_EVERY_MS = 3000;

/** Documents of a case: the payment once, adding one at a time, the list. */
export function DocumentsPanel({ caseId, found, removing, awaiting, address, error }: PanelProps) {
  const waits = found.documents.some(({ reading }) => reading === "waiting");
  useFreshWhile(waits || (awaiting && !found.has_payment));
  useConfirmation(awaiting && found.has_payment);
  return (
    <div className="flex flex-col gap-8">
      {found.has_payment ? (
        <UploadForm caseId={caseId} unfinished={found.unfinished} error={error} />
      ) : (
        <Gate caseId={caseId} price={found.price} awaiting={awaiting} />
      )}
      <section aria-labelledby="documents-list">
        <h3 id="documents-list" className="mb-3">
          {words.listTitle()}
        </h3>
        {found.documents.length === 0 ? (
          <EmptyState title={words.empty()} text={words.emptyText()} />
        ) : (
          <ul className="mt-2">
            {found.documents.map((document) => (
              <Item
                key={document.id}
                document={document}
                address={address}
                removing={removing === document.id}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** Reads the page again every three seconds while something on it is under way. */
function useFreshWhile(waiting: boolean): void {
  const look = useLookAgain();
  const refresh = useEffectEvent(look);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => refresh(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);
}

/** Says that an awaited payment has come, and forgets that it was awaited. */
function useConfirmation(confirmed: boolean): void {
  const [, setQuery] = useSearchParams();
  const forget = useEffectEvent(() =>
    setQuery({ tab: "documents" }, { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (!confirmed) return;
    toast(toastWords("paymentConfirmed"));
    forget();
  }, [confirmed]);
}

function Gate({ caseId, price, awaiting }: { caseId: string; price: number; awaiting: boolean }) {
  const busy = useNavigation().state !== "idle";
  const amount = { price: formatMoney(price) };
  return (
    <Notice tone="accent" title={words.gateTitle()}>
      <p>{words.gateText(amount)}</p>
      {awaiting && (
        <p role="status" className="mt-2">
          {words.gateWait()}
        </p>
      )}
      <Form method="post" action={`/case/${caseId}/documents`} reloadDocument className="mt-3">
        <Button type="submit" name="intent" value="pay" disabled={busy}>
          {words.gatePay(amount)}
        </Button>
      </Form>
    </Notice>
  );
}

interface ItemProps {
  document: CaseDocument;
  address: string;
  removing: boolean;
}

function Item({ document, address, removing }: ItemProps) {
  const { id, case_id, file_name: name } = document;
  return (
    <li className="border-t border-rule py-4">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
        <Badge>{words.types(document.document_type)}</Badge>
        <span className="tabular">{sizeWords(document.file_size)}</span>
        <DateText value={document.uploaded_at} time />
        {document.metadata_removed && <span>{words.cleaned()}</span>}
      </p>
      {document.description !== null && <p className="mt-1 wrap-anywhere">{document.description}</p>}
      <p className="mt-1 text-sm text-quiet">
        {document.reading === "read"
          ? words.readPages({ n: document.pages })
          : words.reading(document.reading)}
      </p>
      {document.unread_by_analysis && <p className="text-sm font-medium text-time">{words.unread()}</p>}
      {removing ? (
        <Form
          method="post"
          action={`/case/${case_id}/documents`}
          className="mt-3 border-l-4 border-danger bg-danger-wash px-4 py-3"
        >
          <p className="wrap-anywhere">{words.removeAsk({ name })}</p>
          <input type="hidden" name="document" value={id} />
          <div className="mt-2 flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="remove" look="danger">
              {words.removeYes()}
            </Button>
            <LinkButton look="secondary" to={`${address}#record`} preventScrollReset>
              {words.removeNo()}
            </LinkButton>
          </div>
        </Form>
      ) : (
        <p className="flex gap-5">
          <SavedFile
            href={`/case/${case_id}/documents/${id}`}
            aria-label={words.downloadOf({ name })}
            className="link inline-flex min-h-11 items-center"
          >
            {words.download()}
          </SavedFile>
          <Link
            to={`${address}&remove=${id}#record`}
            preventScrollReset
            aria-label={words.removeOf({ name })}
            className="link inline-flex min-h-11 items-center"
          >
            {words.remove()}
          </Link>
        </p>
      )}
    </li>
  );
}
