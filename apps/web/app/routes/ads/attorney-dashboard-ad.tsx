import { id as idShape } from "@standing/contract";
import { data, redirect } from "react-router";
import { AdForm, AdRules } from "../../features/ads/ad-form.tsx";
import type { AdAnswer, AdValues } from "../../features/ads/ad-values.ts";
import { ClaimsForm } from "../../features/ads/claims-form.tsx";
import { orNoProfile } from "../../features/ads/or-no-profile.server.ts";
import { saveAd, saveClaims } from "../../features/ads/save-ad.server.ts";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import * as words from "../../words/ads.ts";
import type { Route } from "./+types/attorney-dashboard-ad.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.adsTitle(), loaderData?.values.ad_title || words.adNewTitle());

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const [found, { placement }] = await Promise.all([
    orNoProfile(standing.client.ads.mine()),
    standing.client.placements.mine(),
  ]);
  if (found === null || placement === null) throw redirect("/attorney-dashboard");
  const ad = params.id === undefined ? null : found.ads.find(({ id }) => id === params.id);
  if (ad === undefined) throw data(null, { status: 404 });
  const values: AdValues = {
    ad_title: ad?.ad_title ?? "",
    ad_description: ad?.ad_description ?? "",
    attorney_name: ad?.attorney_name ?? placement.name,
    law_firm: ad?.law_firm ?? "",
    years_experience: ad?.years_experience?.toString() ?? "",
    website_url: ad?.website_url ?? "",
    case_types: ad?.case_types ?? [],
    service_areas: ad?.service_areas ?? [placement.bar_state],
  };
  return { values, claims: ad?.claims ?? null };
}

type Answer = { toast: ToastWords; ad?: AdAnswer; claims?: "fields" | "file" };

const INTENTS = ["save", "claims", "withdraw"];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const id = params.id === undefined ? null : idShape.safeParse(params.id).data;
  if (id === undefined) throw data(null, { status: 404 });
  const form = await pageForm(request, INTENTS);
  if (form.get("intent") === "save") {
    const ad = await saveAd(standing, form, id);
    if (ad instanceof Response) return ad;
    return data<Answer>({ toast: toastWords("adRefused"), ad }, { status: 422 });
  }
  if (id === null) throw data(null, { status: 400 });
  const claims = await saveClaims(standing, form, id);
  if (claims instanceof Response) return claims;
  return data<Answer>({ toast: toastWords("claimsFailed"), claims }, { status: 422 });
}

export default function AttorneyAdEdit({ loaderData, actionData, params }: Route.ComponentProps) {
  useToastOf(actionData);
  const { values, claims } = loaderData;
  const isNew = params.id === undefined;
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to="/attorney-dashboard/subscription/ads" label={words.adFormBack()} />
      <div>
        <h1>{isNew ? words.adNewTitle() : words.adEditTitle()}</h1>
        {!isNew && <p className="prose mt-3">{words.adEditLead()}</p>}
      </div>
      <FormNotice toast={actionData?.toast} />
      <AdForm values={actionData?.ad?.values ?? values} answer={actionData?.ad} />
      {claims !== null && <ClaimsForm claims={claims} fault={actionData?.claims} />}
      <AdRules />
    </div>
  );
}
