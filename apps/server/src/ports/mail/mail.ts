/** One message to one person. Subjects reveal nothing of a case. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string> | undefined;
  /** An invitation that calendars understand (iTIP), or its end. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string } | undefined;
}

export interface KeptMail extends Mail {
  id: string;
  sent_at: string;
}

/** Delivers mail. `deliver` rejects when the message was not taken, so that the caller can try again. */
export interface MailPort {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}
