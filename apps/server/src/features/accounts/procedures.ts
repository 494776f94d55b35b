import { join } from "node:path";
import { problem } from "../../kernel/problem.ts";
import { actorOf, os, requireSelf } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { readOutbox } from "../../ports/mail/local.ts";
import { agreeToTerms } from "./agree-to-terms.ts";
import { hasAgreedToTerms } from "./queries.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { signInWithCode } from "./sign-in-with-code.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";

export const accountsProcedures = {
  signUp: os.accounts.signUp.handler(({ context, input }) => signUp(context, input)),
  signIn: os.accounts.signIn.handler(({ context, input }) => signIn(context, input)),
  signInWithCode: os.accounts.signInWithCode.handler(({ context, input }) => signInWithCode(context, input)),
  signOut: os.accounts.signOut.handler(({ context }) => signOut(context)),
  session: os.accounts.session.handler(({ context }) => ({ user: context.user })),
  requestPasswordReset: os.accounts.requestPasswordReset.handler(({ context, input }) =>
    requestPasswordReset(context, input),
  ),
  resetPassword: os.accounts.resetPassword.handler(({ context, input }) => resetPassword(context, input)),
  resendVerification: os.accounts.resendVerification.handler(({ context, input }) =>
    resendVerification(context, input),
  ),
  has_agreed_to_terms: os.accounts.has_agreed_to_terms.handler(({ context, input }) => {
    requireSelf(context, input.user_id_param);
    return asReader(context.services.pools, actorOf(context), (tx) =>
      hasAgreedToTerms(tx, input.user_id_param, input.agreement_type_param),
    );
  }),
  agreeToTerms: os.accounts.agreeToTerms.handler(({ context, input }) => agreeToTerms(context, input)),
};

export const outboxProcedures = {
  list: os.outbox.list.handler(async ({ context }) => {
    const { config } = context.services;
    if (config.production) throw problem("NOT_FOUND");
    return { messages: await readOutbox(join(config.home, "outbox")) };
  }),
};
