import type { Refusal } from "./guard.ts";

/** How a language model is reached. */
export interface ModelSettings {
  provider: "openai-compatible" | "anthropic";
  /** Address of the API without a slash at the end, such as `https://api.example.org/v1`. */
  url: string;
  name: string;
  apiKey: string | undefined;
}

/** Paragraphs of a finished analysis, and the decisions that they may name. */
export interface SmoothRequest {
  paragraphs: readonly string[];
  cases: readonly { id: string; case_title: string }[];
}

export interface Smoothed {
  /** As many as were given, in their order; a paragraph whose new wording was refused is the given one. */
  paragraphs: string[];
  taken: number;
  refusals: Refusal[];
}

/**
 * A language model that may smooth the wording of finished paragraphs and do nothing else. It never supplies a
 * citation, a deadline, a number, an amount, a date or a case: it does not even see them.
 */
export interface ModelPort {
  /** Where paragraphs are sent, as people are told beforehand; null when no model is set up. */
  notice: { host: string; name: string } | null;
  /** One try. Rejects when there is no usable answer in time; the caller then keeps its own words. */
  smooth(request: SmoothRequest): Promise<Smoothed>;
  /** Ends calls that are under way; they reject. */
  close(): void;
}
