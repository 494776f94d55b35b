import { CONTENT, DOCUMENT_LIMITS, PHOTO_MAX_BYTES } from "@standing/contract";

const USUAL = 1024 * 1024;

/** What a form has besides its file. */
const FORM_AROUND_FILE = 64 * 1024;

/** Where files are sent, and how many bytes a request may have there. The rest of the site takes little. */
const WITH_FILES: [path: RegExp, bytes: number][] = [
  [/^\/(?:api\/cases|case)\/[^/]+(?:\/documents)?(?:\.data)?$/, DOCUMENT_LIMITS.bytes + FORM_AROUND_FILE],
  [/^(?:\/api)?\/attorney-profile\/photo(?:\.data)?$/, PHOTO_MAX_BYTES + FORM_AROUND_FILE],
  [
    /^\/(?:api\/attorney-content\/images|attorney-dashboard\/content\/[^/]+)(?:\.data)?$/,
    CONTENT.image_bytes_max + USUAL,
  ],
];

/** Bytes that a request to this path may have. */
export function bodyLimitOf(path: string): number {
  return WITH_FILES.find(([pattern]) => pattern.test(path))?.[1] ?? USUAL;
}
