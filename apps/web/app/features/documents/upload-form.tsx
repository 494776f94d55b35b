import { DOCUMENT_LIMITS, DOCUMENT_TYPES, type DocumentUpload } from "@standing/contract";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useRevalidator } from "react-router";
import { textOf } from "../../shell/form-data.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select, TextInput } from "../../ui/inputs.tsx";
import { Notice, Progress } from "../../ui/states.tsx";
import { toast } from "../../ui/toast-queue.ts";
import * as words from "../../words/documents.ts";
import { refusalWords, sizeWords } from "./fault-words.ts";
import { Refused, type SendProgress, giveUpload, sendFile } from "./send-file.ts";

const ACCEPT = ".png,.jpg,.jpeg,.gif,.pdf,.doc,.docx,.txt";
/** Where a refusal is more than a word beside the field. */
const TOASTS = { PAYMENT_REQUIRED: "paymentRequired", UNAUTHORIZED: "documentsSignIn" } as const;

interface UploadFormProps {
  caseId: string;
  unfinished: DocumentUpload | null;
  error: string | undefined;
}

/** Adds one file. With JavaScript it is sent in parts and outlives a lost connection; without, as a plain form. */
export function UploadForm({ caseId, unfinished, error }: UploadFormProps) {
  const { sending, refusal, setRefusal, send, stop } = useSending(caseId);
  const shown = refusal ?? error;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (shown !== undefined && sending === null) field.current?.focus();
  }, [shown, sending]);
  /** Takes the one file that was chosen or dropped; of several it takes none. */
  function choose(files: FileList | null) {
    if (field.current === null || files === null) return;
    const tooMany = files.length > 1;
    setRefusal(tooMany ? words.tooMany() : undefined);
    if (tooMany) field.current.value = "";
    else if (files !== field.current.files) field.current.files = files;
  }
  return (
    <section aria-labelledby="documents-add" className="flex flex-col gap-4">
      <h3 id="documents-add">{words.formTitle()}</h3>
      {sending === null && unfinished !== null && <Unfinished caseId={caseId} upload={unfinished} />}
      {sending === null ? (
        <Form
          method="post"
          action={`/case/${caseId}/documents`}
          encType="multipart/form-data"
          onSubmit={send}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            choose(event.dataTransfer.files);
          }}
          className="flex max-w-xl flex-col gap-4"
        >
          <Field label={words.file()} help={words.fileHelp()} error={shown}>
            {(wiring) => (
              <TextInput
                {...wiring}
                ref={field}
                type="file"
                name="file"
                accept={ACCEPT}
                // Two can be chosen, to be told that it is one at a time.
                multiple
                required
                onChange={(event) => choose(event.target.files)}
              />
            )}
          </Field>
          <Field label={words.type()}>
            {(wiring) => (
              <Select
                {...wiring}
                name="documentType"
                defaultValue={unfinished?.document_type ?? "evidence"}
                options={DOCUMENT_TYPES.map((value) => ({ value, label: words.types(value) }))}
              />
            )}
          </Field>
          <Field label={words.description()} note={words.optional()}>
            {(wiring) => (
              <TextInput {...wiring} name="description" maxLength={DOCUMENT_LIMITS.description_max} />
            )}
          </Field>
          <p className="text-sm text-quiet">{words.care()}</p>
          <div>
            <Button type="submit">{words.upload()}</Button>
          </div>
        </Form>
      ) : (
        <Under sending={sending} onStop={stop} />
      )}
    </section>
  );
}

interface Sending extends SendProgress {
  name: string;
  size: number;
}

function useSending(caseId: string) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  const abort = useRef<AbortController | null>(null);
  const { revalidate } = useRevalidator();

  async function sendIt(form: FormData, file: File) {
    const { name, size } = file;
    abort.current = new AbortController();
    setRefusal(undefined);
    setSending({ name, size, id: null, received: 0, lost: false, checking: false });
    try {
      await sendFile({
        caseId,
        file,
        documentType: DOCUMENT_TYPES.find((one) => one === form.get("documentType")) ?? "other",
        description: textOf(form, "description"),
        signal: abort.current.signal,
        onProgress: (progress) => setSending({ name, size, ...progress }),
      });
      toast(toastWords("documentUploaded"));
    } catch (error) {
      if (!abort.current.signal.aborted) refuse(error);
    }
    setSending(null);
    await revalidate();
  }

  function refuse(error: unknown) {
    const { code, data } = error instanceof Refused ? error : { code: null, data: undefined };
    const important = Object.entries(TOASTS).find(([name]) => name === code)?.[1];
    const sentence = refusalWords({ code, data });
    if (important || sentence === words.problem("FAILED")) toast(toastWords(important ?? "uploadFailed"));
    setRefusal(sentence);
  }

  return {
    sending,
    refusal,
    setRefusal,
    send: (event: SubmitEvent<HTMLFormElement>) => {
      const form = new FormData(event.currentTarget);
      const file = form.get("file");
      if (!(file instanceof File) || file.name === "") return;
      event.preventDefault();
      void sendIt(form, file);
    },
    stop: async () => {
      abort.current?.abort();
      if (sending?.id) await giveUpload(sending.id);
      toast(toastWords("uploadStopped"));
      await revalidate();
    },
  };
}

const percent = (received: number, size: number) => Math.floor((100 * received) / Math.max(1, size));

function Under({ sending, onStop }: { sending: Sending; onStop: () => Promise<void> }) {
  const { name, size, received, lost, checking } = sending;
  const share = words.sentShare({ percent: percent(received, size), size: sizeWords(size) });
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <p className="font-semibold wrap-anywhere">{words.sending({ name })}</p>
      <Progress label={words.sending({ name })} value={received} max={size} />
      <p role="status" className="text-sm tabular text-quiet">
        {checking ? words.checking() : share}
      </p>
      {lost && (
        <Notice tone="time" alert>
          <p>{words.lost()}</p>
        </Notice>
      )}
      {!checking && (
        <div>
          <Button look="secondary" onClick={() => void onStop()}>
            {words.stop()}
          </Button>
        </div>
      )}
    </div>
  );
}

function Unfinished({ caseId, upload }: { caseId: string; upload: DocumentUpload }) {
  const share = { percent: percent(upload.received, upload.file_size), name: upload.file_name };
  return (
    <Notice tone="time" title={words.unfinishedTitle()}>
      <p className="wrap-anywhere">{words.unfinishedText(share)}</p>
      <Form method="post" action={`/case/${caseId}/documents`} className="mt-2">
        <input type="hidden" name="upload" value={upload.id} />
        <Button type="submit" look="secondary" name="intent" value="give-up">
          {words.unfinishedDrop()}
        </Button>
      </Form>
    </Notice>
  );
}
