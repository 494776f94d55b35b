/** Looks for viruses. */
export interface ScanPort {
  /**
   * Whether the bytes are free of known viruses.
   * @throws ScanFailed when the scanner cannot say
   */
  isClean(bytes: Uint8Array): Promise<boolean>;
}

/** The scanner did not answer, or not with yes or no. */
export class ScanFailed extends Error {
  override name = "ScanFailed";
}

/** No scanner is set up: every file passes. */
export const noScan: ScanPort = { isClean: async () => true };
