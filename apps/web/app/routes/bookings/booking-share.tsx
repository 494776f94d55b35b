import { safe } from "@orpc/client";
import { LENGTHS, SHARED_NAMES, type ShareContent, sharePage } from "@standing/contract";
import { Form, data, redirect } from "react-router";
import { BookingNotFound } from "../../features/bookings/booking-not-found.tsx";
import { otherName } from "../../features/bookings/booking-row.tsx";
import { foundOr404, loadBooking } from "../../features/bookings/load-booking.server.ts";
import { SharedPageText } from "../../features/bookings/shared-pages.tsx";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { flashOutcome } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Checkbox, Select, TextArea } from "../../ui/inputs.tsx";
import { Opens, Section } from "../../ui/prose.tsx";
import { EmptyState, Notice } from "../../ui/states.tsx";
import * as words from "../../words/bookings.ts";
import type { Route } from "./+types/booking-share.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.sharePageTitle());

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { booking, shares } = await loadBooking(standing, params.id);
  if (!booking.may.includes("share_names")) {
    flash(standing, "bookingStale");
    throw redirect(`/bookings/${params.id}`);
  }
  const { cases } = await standing.client.cases.titles();
  const wanted = new URL(request.url).searchParams.get("case");
  const chosen = cases.find(({ id }) => id === wanted) ?? (cases.length === 1 ? cases[0] : undefined);
  const names = shares.filter(
    (share) => share.case_id === chosen?.id && share.stage === "names" && share.withdrawn_at === null,
  );
  const results = names.map(({ conflict_result }) => conflict_result);
  const step =
    chosen === undefined
      ? "case"
      : results.includes("clear")
        ? "facts"
        : results.includes("conflict")
          ? "conflict"
          : names.length > 0
            ? "waiting"
            : "names";
  const preview =
    step === "facts" && chosen
      ? await foundOr404(standing.client.bookings.sharePreview({ case_id: chosen.id }))
      : null;
  return {
    booking,
    cases: cases.map(({ id, title }) => ({ value: id, label: title })),
    chosen: chosen?.id ?? null,
    step,
    preview,
  } as const;
}

const INTENTS = ["names", "facts"];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const case_id = textOf(form, "case");
  const typed = textOf(form, "names");
  const stage = form.get("intent") === "facts" ? "facts" : "names";
  const names = typed
    .split("\n")
    .map((line) => line.trim().slice(0, 200))
    .filter((line) => line !== "")
    .slice(0, 20);
  const pages = sharePage.options.filter((page) => form.getAll("page").includes(page));
  if (stage === "names" ? names.length === 0 : pages.length === 0) {
    const error = stage === "names" ? words.namesMissing() : words.factsMissing();
    return data({ typed, error, toast: toastWords("shareIncomplete") }, { status: 422 });
  }
  const { client } = standing;
  const { error } = await safe(
    stage === "names"
      ? client.bookings.shareNames({ id: params.id, case_id, names })
      : client.bookings.shareFacts({ id: params.id, case_id, pages }),
  );
  if (["NOT_FOUND", "BAD_REQUEST"].includes(errorCode(error) ?? "")) throw data(null, { status: 404 });
  flashOutcome(error, standing, {
    done: stage === "names" ? "namesShared" : "factsShared",
    event: "share_failed",
    otherwise: "bookingActFailed",
    own: { NOT_ALLOWED_NOW: "bookingStale" },
  });
  return redirect(`/bookings/${params.id}`);
}

export default function BookingShare({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  const { booking, cases, chosen, step, preview } = loaderData;
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to={`/bookings/${booking.id}`} label={words.detailTitle({ name: otherName(booking) })} />
      <div>
        <h1>{words.sharePageTitle()}</h1>
        <p className="prose mt-3">{words.shareLead()}</p>
      </div>
      <FormNotice toast={actionData?.toast} />
      {cases.length === 0 ? (
        <EmptyState title={words.shareNoCases()} text={words.shareNoCasesText()}>
          <LinkButton to="/case-submission">{words.open()}</LinkButton>
        </EmptyState>
      ) : (
        <Form method="get" className="flex max-w-xl flex-wrap items-end gap-3">
          <Field label={words.shareChooseCase()} className="min-w-0 flex-1">
            {(wiring) => (
              <Select {...wiring} name="case" options={cases} defaultValue={chosen ?? undefined} />
            )}
          </Field>
          <Button type="submit" look="secondary">
            {words.shareChoose()}
          </Button>
        </Form>
      )}
      {step === "names" && chosen !== null && (
        <NamesForm caseId={chosen} error={actionData?.error} typed={actionData?.typed ?? ""} />
      )}
      {step === "waiting" && <Notice tone="time">{words.namesWaiting()}</Notice>}
      {step === "conflict" && <Notice tone="danger">{words.namesConflict()}</Notice>}
      {step === "facts" && chosen !== null && preview !== null && (
        <FactsForm caseId={chosen} preview={preview} error={actionData?.error} />
      )}
    </div>
  );
}

function NamesForm({ caseId, error, typed }: { caseId: string; error: string | undefined; typed: string }) {
  return (
    <Section title={words.namesTitle()} lead={words.namesLead()}>
      <Form method="post" noValidate className="flex max-w-xl flex-col gap-5">
        <input type="hidden" name="case" value={caseId} />
        <Field label={words.namesLabel()} error={error}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="names"
              rows={4}
              maxLength={SHARED_NAMES.max * LENGTHS.shown_name}
              defaultValue={typed}
            />
          )}
        </Field>
        <Button type="submit" name="intent" value="names" className="self-start">
          {words.namesSend()}
        </Button>
      </Form>
    </Section>
  );
}

interface FactsProps {
  caseId: string;
  preview: ShareContent;
  error: string | undefined;
}

function FactsForm({ caseId, preview, error }: FactsProps) {
  return (
    <Section title={words.factsTitle()} lead={words.factsLead()}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="case" value={caseId} />
        {preview.pages.map((page, place) => (
          <div key={page.page} className="border-t border-rule pt-4">
            <Checkbox
              name="page"
              value={page.page}
              label={<span className="font-semibold">{words.page(page.page)}</span>}
              error={place === 0 ? error : undefined}
            />
            <div className="mt-2 pl-8">
              <Opens summary={words.factsLook()}>
                <SharedPageText page={page} />
              </Opens>
            </div>
          </div>
        ))}
        <Button type="submit" name="intent" value="facts" className="self-start">
          {words.factsSend()}
        </Button>
      </Form>
    </Section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BookingNotFound error={error} />;
}
