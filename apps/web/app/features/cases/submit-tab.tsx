import type { ComponentProps } from "react";
import { QuickExit } from "../../shell/quick-exit.tsx";
import { CareNotice } from "./care.tsx";
import { CaseForm } from "./case-form.tsx";
import { TermsGate } from "./terms-gate.tsx";

interface SubmitTabProps {
  agreed: boolean;
  termsVersion: string;
  form: Omit<ComponentProps<typeof CaseForm>, "userId" | "answer">;
  userId: string;
}

/** The case form as a tab of the dashboard, once the terms are agreed to. */
export function SubmitTab({ agreed, termsVersion, form, userId }: SubmitTabProps) {
  if (!agreed) return <TermsGate version={termsVersion} />;
  return (
    <>
      <QuickExit />
      <CareNotice />
      <CaseForm {...form} userId={userId} answer={undefined} />
    </>
  );
}
