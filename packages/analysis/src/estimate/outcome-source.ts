/** Where outcome records come from, and in which direction each source misleads. */
export interface OutcomeSource {
  name: string;
  publisher: string;
  /** The public repository and commit that the facts were read from. */
  origin: string;
  licence: string;
  /** Whether claims that paid nothing are in it. Only then can it say anything about the chance of success. */
  includes_losses: boolean;
  /** One plain sentence for the reader of a range. */
  bias: string;
  checked: string;
}
