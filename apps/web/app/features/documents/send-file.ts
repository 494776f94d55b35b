import type { CaseDocument, DocumentType, DocumentUpload } from "@standing/contract";

/** Bytes of one part; the contract takes no larger one. */
const PART = 256 * 1024;
const LONGEST_PAUSE_MS = 8000;

/** What the API answered in place of what was asked for. */
export class Refused extends Error {
  readonly code: string | null;
  readonly data: unknown;
  constructor(code: string | null, data: unknown) {
    super(code ?? "refused");
    this.code = code;
    this.data = data;
  }
}

export interface SendProgress {
  id: string | null;
  /** Bytes that are kept on the other side. */
  received: number;
  /** The connection is lost; sending goes on when it is back. */
  lost: boolean;
  /** All is sent; the file is being checked. */
  checking: boolean;
}

interface Sending {
  caseId: string;
  file: File;
  documentType: DocumentType;
  description: string;
  signal: AbortSignal;
  onProgress: (progress: SendProgress) => void;
}

/**
 * Sends a file in parts. A lost connection is waited for, and sending goes on where it stopped; a file of which a part
 * was sent before goes on there too.
 * @throws Refused when the API does not take it; AbortError when `signal` says stop
 */
export async function sendFile(sending: Sending): Promise<CaseDocument> {
  const { caseId, file, documentType, description, signal, onProgress } = sending;
  const progress: SendProgress = { id: null, received: 0, lost: false, checking: false };
  const tell = (change: Partial<SendProgress>) => onProgress(Object.assign(progress, change));
  const ask = <T>(path: string, init: RequestInit) =>
    persistent<T>(`/api${path}`, { ...init, signal }, (lost) => tell({ lost }));
  const about = {
    file_name: file.name,
    file_size: file.size,
    last_modified: file.lastModified,
    document_type: documentType,
    ...(description === "" ? {} : { description }),
  };
  let upload = await ask<DocumentUpload>(`/cases/${caseId}/document-uploads`, json("POST", about));
  tell({ id: upload.id, received: upload.received });
  while (upload.received < file.size) {
    const from = upload.received;
    const part = file.slice(from, from + PART);
    try {
      upload = await ask<DocumentUpload>(`/document-uploads/${upload.id}?offset=${from}`, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: part,
      });
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "WRONG_OFFSET") throw error;
      upload = await ask<DocumentUpload>(`/document-uploads/${upload.id}`, { method: "GET" });
    }
    tell({ received: upload.received });
  }
  tell({ checking: true });
  return ask<CaseDocument>(`/document-uploads/${upload.id}/finish`, { method: "POST" });
}

/** Gives an upload up; one that is gone already is no error. */
export async function giveUpload(id: string): Promise<void> {
  await fetch(`/api/document-uploads/${id}`, { method: "DELETE" });
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** Asks until there is an answer. */
async function persistent<T>(url: string, init: RequestInit, onLost: (lost: boolean) => void): Promise<T> {
  for (let pause = 500; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const answer = await orNothing(fetch(url, init), init.signal);
    if (answer?.ok) {
      onLost(false);
      return (await answer.json()) as T;
    }
    if (answer && !isPassing(answer)) throw await refusalOf(answer);
    onLost(true);
    await connectionOr(pause, init.signal);
  }
}

/** A server that is being started again, or a proxy that does not reach it. */
const isPassing = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !(headers.get("content-type") ?? "").includes("json");

async function orNothing(
  asked: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response | null> {
  try {
    return await asked;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function refusalOf(answer: Response): Promise<Refused> {
  try {
    const { code, data } = (await answer.json()) as { code?: string; data?: unknown };
    return new Refused(code ?? null, data);
  } catch {
    return new Refused(null, undefined);
  }
}

/** Waits for the connection or for some time, whichever is first. */
async function connectionOr(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      globalThis.removeEventListener("online", end);
      signal?.removeEventListener("abort", end);
      resolve();
    }
    globalThis.addEventListener("online", end);
    signal?.addEventListener("abort", end);
  });
  signal?.throwIfAborted();
}
