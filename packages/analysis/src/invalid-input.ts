/** The input cannot be read: a field of the wrong kind, a date that does not exist, a state that is none. */
export class InvalidInputError extends Error {
  override name = "InvalidInputError";
}
