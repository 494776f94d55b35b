import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { id, instant } from "./vocabulary.ts";

/** Numbers of the specification's document upload, and limits of our own beside them. */
export const DOCUMENT_LIMITS = {
  /** 10 MB. */
  bytes: 10 * 1024 * 1024,
  /** The one-time fee, in cents. */
  fee: 1000,
  per_case: 100,
  /** Bytes of one part of an upload. */
  part: 256 * 1024,
  name_max: 150,
  description_max: 500,
  /** Hours after which an upload that was not finished is swept away. */
  unfinished_hours: 24,
} as const;

export const DOCUMENT_TYPES = ["evidence", "medical_record", "police_report", "photo", "other"] as const;
export const documentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.infer<typeof documentType>;

export const DOCUMENT_ENDINGS = ["png", "jpg", "jpeg", "gif", "pdf", "doc", "docx", "txt"] as const;

/** What became of the words of a document: still being read, read, or why not. */
export const documentReading = z.enum([
  "waiting",
  "read",
  "no_text",
  "unsupported",
  "damaged",
  "too_large",
  "too_slow",
]);
export type DocumentReading = z.infer<typeof documentReading>;

export const caseDocument = z.object({
  id,
  case_id: id,
  file_name: z.string(),
  file_path: z.string(),
  /** Bytes. */
  file_size: z.number().int(),
  mime_type: z.string(),
  document_type: documentType,
  description: z.string().nullable(),
  is_shared_with_attorney: z.boolean(),
  payment_verified: z.boolean(),
  /** Hidden data such as place and camera was taken out of our copy. */
  metadata_removed: z.boolean(),
  reading: documentReading,
  /** Pages that words were found on. */
  pages: z.number().int(),
  /** The shown analysis was made before its words were read. */
  unread_by_analysis: z.boolean(),
  uploaded_at: instant,
});
export type CaseDocument = z.infer<typeof caseDocument>;

/** An upload that is under way. */
export const documentUpload = z.object({
  id,
  case_id: id,
  file_name: z.string(),
  file_size: z.number().int(),
  /** When the file was last changed on its owner's machine, in milliseconds; tells a file from its newer version. */
  last_modified: z.number().int().nullable(),
  document_type: documentType,
  description: z.string().nullable(),
  /** Bytes that are kept already; the next part begins here. */
  received: z.number().int(),
});
export type DocumentUpload = z.infer<typeof documentUpload>;

const about = {
  document_type: documentType.default("other"),
  description: z.string().trim().max(DOCUMENT_LIMITS.description_max).optional(),
};
const newUpload = z.object({
  case_id: id,
  file_name: z.string().min(1).max(500),
  file_size: z.number().int(),
  last_modified: z.number().int().nonnegative().optional(),
  ...about,
});
export type NewUpload = z.infer<typeof newUpload>;

const wholeFile = z.object({ case_id: id, file: z.file(), ...about });

const done = z.object({ success: z.literal(true) });
const ownCase = answers("UNAUTHORIZED", "NOT_FOUND");
const mayUpload = answers(
  "UNAUTHORIZED",
  "NOT_FOUND",
  "PAYMENT_REQUIRED",
  "RATE_LIMITED",
  "FILE_REFUSED",
  "TOO_MANY_DOCUMENTS",
);
const storing = answers("SCAN_UNAVAILABLE", "NO_SPACE");

/** Documents of a case: gate, upload in parts or at once, list, download, deletion. */
export const documents = {
  "create-document-upload-payment": oc
    .route({
      method: "POST",
      path: "/functions/create-document-upload-payment",
      tags: ["functions"],
      summary: "Start the one-time payment for document upload; follow the returned address",
    })
    .input(z.object({ caseId: id }))
    .output(z.object({ hasPayment: z.boolean().optional(), url: z.string().optional() }))
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "RATE_LIMITED", "PAYMENT_FAILED")),
  "verify-document-payment": oc
    .route({
      method: "POST",
      path: "/functions/verify-document-payment",
      tags: ["functions"],
      summary: "Has the payment of this checkout arrived",
    })
    .input(z.object({ sessionId: z.string().min(1).max(300) }))
    .output(z.object({ success: z.boolean() }))
    .errors(answers("UNAUTHORIZED")),
  list: oc
    .route({
      method: "GET",
      path: "/cases/{case_id}/documents",
      tags: ["documents"],
      summary: "Documents of one of my cases, newest first; whether I may add some; an unfinished upload",
    })
    .input(z.object({ case_id: id }))
    .output(
      z.object({
        documents: z.array(caseDocument),
        has_payment: z.boolean(),
        unfinished: documentUpload.nullable(),
      }),
    )
    .errors(ownCase),
  upload: oc
    .route({
      method: "POST",
      path: "/cases/{case_id}/documents",
      tags: ["documents"],
      summary: "Add a document in one go, as multipart/form-data",
    })
    .input(wholeFile)
    .output(caseDocument)
    .errors({ ...mayUpload, ...storing }),
  startUpload: oc
    .route({
      method: "POST",
      path: "/cases/{case_id}/document-uploads",
      tags: ["documents"],
      summary: "Start an upload in parts, or find the unfinished one of the same file again",
    })
    .input(newUpload)
    .output(documentUpload)
    .errors(mayUpload),
  uploadState: oc
    .route({
      method: "GET",
      path: "/document-uploads/{id}",
      tags: ["documents"],
      summary: "How much of an upload is kept already",
    })
    .input(z.object({ id }))
    .output(documentUpload)
    .errors(ownCase),
  putPart: oc
    .route({
      method: "PUT",
      path: "/document-uploads/{id}",
      tags: ["documents"],
      summary: "Send the part that begins at `offset`, as application/octet-stream",
      inputStructure: "detailed",
    })
    .input(
      z.object({
        params: z.object({ id }),
        query: z.object({ offset: z.coerce.number().int().nonnegative() }),
        body: z.file(),
      }),
    )
    .output(documentUpload)
    .errors({ ...ownCase, ...answers("WRONG_OFFSET", "FILE_REFUSED", "NO_SPACE") }),
  finishUpload: oc
    .route({
      method: "POST",
      path: "/document-uploads/{id}/finish",
      tags: ["documents"],
      summary: "Check the whole file and add it to the case; asking again gives the same document",
    })
    .input(z.object({ id }))
    .output(caseDocument)
    .errors({ ...mayUpload, ...storing, ...answers("WRONG_OFFSET") }),
  cancelUpload: oc
    .route({
      method: "DELETE",
      path: "/document-uploads/{id}",
      tags: ["documents"],
      summary: "Give an upload up; what was sent is deleted",
    })
    .input(z.object({ id }))
    .output(done)
    .errors(ownCase),
  download: oc
    .route({
      method: "GET",
      path: "/documents/{id}/file",
      tags: ["documents"],
      summary: "One of my documents, to be saved and never shown in the browser",
      outputStructure: "detailed",
    })
    .input(z.object({ id }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() }))
    .errors(ownCase),
  remove: oc
    .route({
      method: "DELETE",
      path: "/documents/{id}",
      tags: ["documents"],
      summary: "Delete one of my documents and its file for good",
    })
    .input(z.object({ id }))
    .output(done)
    .errors(ownCase),
};
