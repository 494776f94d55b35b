import { asFunction } from "../../kernel/as-function.ts";
import { os } from "../../kernel/request.ts";
import { downloadDocument } from "./download-document.ts";
import { listDocuments } from "./list-documents.ts";
import { createDocumentUploadPayment, verifyDocumentPayment } from "./pay-for-documents.ts";
import { removeDocument } from "./remove-document.ts";
import { uploadDocument } from "./upload-document.ts";
import { cancelUpload, finishUpload, putPart, startUpload, uploadState } from "./upload-in-parts.ts";

const done = { success: true } as const;

export const documentsProcedures = {
  "create-document-upload-payment": os.documents["create-document-upload-payment"].handler(
    ({ context, input }) => asFunction(() => createDocumentUploadPayment(context, input)),
  ),
  "verify-document-payment": os.documents["verify-document-payment"].handler(({ context, input }) =>
    asFunction(() => verifyDocumentPayment(context, input)),
  ),
  list: os.documents.list.handler(({ context, input }) => listDocuments(context, input)),
  upload: os.documents.upload.handler(({ context, input }) => uploadDocument(context, input)),
  startUpload: os.documents.startUpload.handler(({ context, input }) => startUpload(context, input)),
  uploadState: os.documents.uploadState.handler(({ context, input }) => uploadState(context, input)),
  putPart: os.documents.putPart.handler(async ({ context, input }) =>
    putPart(context, {
      id: input.params.id,
      offset: input.query.offset,
      bytes: new Uint8Array(await input.body.arrayBuffer()),
    }),
  ),
  finishUpload: os.documents.finishUpload.handler(({ context, input }) => finishUpload(context, input)),
  cancelUpload: os.documents.cancelUpload.handler(async ({ context, input }) => {
    await cancelUpload(context, input);
    return done;
  }),
  download: os.documents.download.handler(({ context, input }) => downloadDocument(context, input)),
  remove: os.documents.remove.handler(async ({ context, input }) => {
    await removeDocument(context, input);
    return done;
  }),
};
