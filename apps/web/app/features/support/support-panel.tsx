import { Link, useNavigate } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import * as words from "../../words/cases.ts";
import * as supportWords from "../../words/support.ts";
import type { SupportAnswer, SupportKind, SupportOptions } from "./support.ts";
import { SupportForm } from "./support-form.tsx";

interface SupportPanelProps {
  open: SupportKind | null;
  options: SupportOptions;
  answer: SupportAnswer | undefined;
}

/** Two buttons that open a dialog each; the address says which one is open, so that they work without JavaScript. */
export function SupportPanel({ open, options, answer }: SupportPanelProps) {
  const navigate = useNavigate();
  const close = () => {
    if (open !== null) void navigate("/dashboard", { replace: true, preventScrollReset: true });
  };
  return (
    <section aria-labelledby="support" className="border-t border-rule pt-4">
      <h2 id="support" className="text-lg">
        {words.supportTitle()}
      </h2>
      <div className="mt-3 flex flex-col gap-3">
        <LinkButton look="secondary" to="/dashboard?dialog=ticket" preventScrollReset>
          {words.ticketButton()}
        </LinkButton>
        <LinkButton look="secondary" to="/dashboard?dialog=suggestion" preventScrollReset>
          {words.suggestionButton()}
        </LinkButton>
        <Link to="/suggestions" className="link flex min-h-11 items-center">
          {supportWords.suggestionsLink()}
        </Link>
      </div>
      <Dialog open={open === "ticket"} onClose={close} title={words.ticketTitle()} lead={words.ticketLead()}>
        <SupportForm
          kind="ticket"
          categories={options.ticketCategories}
          priorities={options.ticketPriorities}
          answer={answer}
          onCancel={close}
        />
      </Dialog>
      <Dialog
        open={open === "suggestion"}
        onClose={close}
        title={words.suggestionTitle()}
        lead={words.suggestionLead()}
      >
        <SupportForm
          kind="suggestion"
          categories={options.suggestionCategories}
          answer={answer}
          onCancel={close}
        />
      </Dialog>
    </section>
  );
}
