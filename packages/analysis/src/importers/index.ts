/** Importers for public bulk data: streams in, records out, bad rows by number, progress, and a way to go on. */
export { importCaselawAccess } from "./caselaw-access.ts";
export { classifyByReader } from "./classify.ts";
export { importCourtListener } from "./courtlistener.ts";
export { importFjcCivil } from "./fjc-civil.ts";
export { importToFile } from "./import-to-file.ts";
export { openFile } from "./open-file.ts";
export type { ImportProgress } from "./run-import.ts";
