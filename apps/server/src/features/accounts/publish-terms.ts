import { PUBLISHED_TERMS } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { insertTermsVersion, termsHashOf } from "./queries.ts";

const TYPES = ["case_submission", "sign_up"] as const;

/**
 * Records the version and the text hash of the terms that this release shows, once; called at start. A version that
 * was published with another text is left as it was and logged: agreements to it keep the hash of what people read.
 */
export async function publishTerms(
  { pools, log }: Pick<Services, "pools" | "log">,
  terms: { version: string; text_sha256: string } = PUBLISHED_TERMS,
): Promise<void> {
  await asActor(pools, systemActor, async (tx) => {
    for (const type of TYPES) {
      await insertTermsVersion(tx, type, terms);
      const published = await termsHashOf(tx, type, terms.version);
      if (published !== terms.text_sha256)
        log.warn("terms_text_changed_without_a_new_version", { version: terms.version });
    }
  });
}
