import { safe } from "@orpc/client";
import { ADS, type OwnAd, id as idShape } from "@standing/contract";
import { Form, redirect, useNavigation } from "react-router";
import { AdRules } from "../../features/ads/ad-form.tsx";
import { orNoProfile } from "../../features/ads/or-no-profile.server.ts";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { textOf } from "../../shell/form-data.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { flashOutcome } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { ToastCode } from "../../shell/toast-words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { Badge, EmptyState, Notice } from "../../ui/states.tsx";
import * as words from "../../words/ads.ts";
import type { Route } from "./+types/attorney-dashboard-ads.ts";

const HERE = "/attorney-dashboard/subscription/ads";
const TONES = { pending: "time", approved: "accent", rejected: "danger", expired: "danger" } as const;

export const meta: Route.MetaFunction = () => pageTitle(words.adsTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const [found, { placement }] = await Promise.all([
    orNoProfile(standing.client.ads.mine()),
    standing.client.placements.mine(),
  ]);
  if (found === null) throw redirect("/attorney-dashboard");
  const includesAds = placement?.current?.tier.shows_ads_on_cases ?? false;
  return { ads: found.ads, includesAds, deleting: new URL(request.url).searchParams.get("delete") };
}

const INTENTS = ["pause", "resume", "resubmit", "delete"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const read = idShape.safeParse(textOf(form, "id"));
  if (!read.success) throw new Response(null, { status: 400 });
  const id = read.data;
  const { ads } = standing.client;
  const acts: Record<string, [() => Promise<unknown>, ToastCode]> = {
    pause: [() => ads.setActive({ id, is_active: false }), "adSaved"],
    resume: [() => ads.setActive({ id, is_active: true }), "adSaved"],
    resubmit: [() => ads.resubmit({ id }), "adSent"],
    delete: [() => ads.remove({ id }), "adDeleted"],
  };
  const act = acts[textOf(form, "intent")];
  if (!act) throw new Response(null, { status: 400 });
  const { error } = await safe(act[0]());
  flashOutcome(error, standing, { done: act[1], event: "ad_act_failed", otherwise: "adFailed" });
  return redirect(HERE);
}

export default function AttorneyAds({ loaderData: { ads, includesAds, deleting } }: Route.ComponentProps) {
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to="/attorney-dashboard/subscription" label={words.adsBack()} />
      <div>
        <h1>{words.adsTitle()}</h1>
        <p className="prose mt-3">{words.adsLead()}</p>
      </div>
      {!includesAds && <Notice tone="time">{words.adsTierNeeded()}</Notice>}
      {ads.length >= ADS.per_attorney ? (
        <Notice>{words.adsFull({ n: ADS.per_attorney })}</Notice>
      ) : (
        <LinkButton to={`${HERE}/new`} className="self-start">
          {words.adsNew()}
        </LinkButton>
      )}
      {ads.length === 0 ? (
        <EmptyState title={words.adsEmpty()} text={words.adsEmptyText()} />
      ) : (
        <ul>
          {ads.map((ad) => (
            <AdLine key={ad.id} ad={ad} deleting={deleting === ad.id} />
          ))}
        </ul>
      )}
      <AdRules />
    </div>
  );
}

function AdLine({ ad, deleting }: { ad: OwnAd; deleting: boolean }) {
  return (
    <li className="flex flex-col gap-2 border-t border-rule py-5">
      <h2 className="font-sans text-lg break-words">{ad.ad_title}</h2>
      <p className="flex flex-wrap gap-2">
        <Badge tone={TONES[ad.state]}>{words.adState(ad.state)}</Badge>
        {!ad.is_active && <Badge>{words.adPaused()}</Badge>}
      </p>
      {ad.state === "approved" && ad.expires_at !== null && (
        <p className="text-sm text-quiet tabular">{words.adUntil({ date: formatDate(ad.expires_at) })}</p>
      )}
      {ad.rejection_reason !== null && (
        <p className="break-words">{words.adReason({ reason: ad.rejection_reason })}</p>
      )}
      <p className="text-sm text-quiet tabular">
        {words.adCounts({ views: ad.impressions, clicks: ad.clicks })}
      </p>
      {deleting ? <AskDelete ad={ad} /> : <Acts ad={ad} />}
    </li>
  );
}

function Acts({ ad }: { ad: OwnAd }) {
  const busy = useNavigation().state !== "idle";
  const intent = ad.is_active ? "pause" : "resume";
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <input type="hidden" name="id" value={ad.id} />
      <LinkButton to={`${HERE}/${ad.id}`} look="secondary">
        {words.adEdit()}
      </LinkButton>
      <Button type="submit" name="intent" value={intent} look="secondary" disabled={busy}>
        {ad.is_active ? words.adPause() : words.adResume()}
      </Button>
      {ad.state === "expired" && (
        <Button type="submit" name="intent" value="resubmit" look="secondary" disabled={busy}>
          {words.adResubmit()}
        </Button>
      )}
      <LinkButton to={`${HERE}?delete=${ad.id}`} look="plain" preventScrollReset>
        {words.adDelete()}
      </LinkButton>
    </Form>
  );
}

function AskDelete({ ad }: { ad: OwnAd }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Notice tone="danger" title={words.adDeleteAsk({ title: ad.ad_title })}>
      <Form method="post" className="mt-2 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={ad.id} />
        <Button type="submit" name="intent" value="delete" look="danger" disabled={busy}>
          {words.adDeleteYes()}
        </Button>
        <LinkButton to={HERE} look="secondary" preventScrollReset>
          {words.adKeep()}
        </LinkButton>
      </Form>
    </Notice>
  );
}
