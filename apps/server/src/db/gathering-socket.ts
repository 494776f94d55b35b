import { Socket } from "node:net";

type Written = (error?: Error | null) => void;

/**
 * A connection that sends what is written in one turn of the event loop in one go. Each writing of its own would wake
 * Postgres, which costs more than most statements.
 */
export class GatheringSocket extends Socket {
  #gathering = false;

  override write(chunk: Uint8Array | string, written?: Written): boolean;
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding, written?: Written): boolean;
  override write(
    chunk: Uint8Array | string,
    encoding?: BufferEncoding | Written,
    written?: Written,
  ): boolean {
    this.#gather();
    return typeof encoding === "function"
      ? super.write(chunk, encoding)
      : super.write(chunk, encoding, written);
  }

  #gather(): void {
    if (this.#gathering) return;
    this.#gathering = true;
    this.cork();
    setImmediate(() => {
      this.#gathering = false;
      this.uncork();
    });
  }
}
