import { safe } from "@orpc/client";
import { type State, calculatedMonthlyFee, id as idShape, state, tierName } from "@standing/contract";
import { Form, data, redirect, useNavigation } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { Radios } from "../../features/onboarding/choices.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { formatMoney } from "../../ui/format.ts";
import { Select } from "../../ui/inputs.tsx";
import { Section } from "../../ui/prose.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/ads.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/attorney-dashboard-subscription-plans.ts";

const WHOLE = 100;
const ADS = "/attorney-dashboard/subscription/ads";

export const meta: Route.MetaFunction = () => pageTitle(words.plansTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const [offer, { placement }] = await Promise.all([
    standing.client.placements.offer(),
    standing.client.placements.mine(),
  ]);
  if (placement === null) throw redirect("/attorney-dashboard");
  const query = new URL(request.url).searchParams;
  const running = placement.pending ?? placement.current;
  const chosen = {
    tier: tierName.safeParse(query.get("tier")).data ?? running?.tier.name ?? "premium",
    schedule: query.get("schedule") ?? running?.schedule.id ?? offer.schedules[0]?.id ?? "",
    location:
      state.safeParse(query.get("location")).data ?? running?.geographic_location ?? placement.bar_state,
  };
  return { offer, chosen, forAds: query.get("for") === "ads", current: placement.current };
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request);
  const tier = tierName.safeParse(textOf(form, "tier"));
  const schedule = idShape.safeParse(textOf(form, "schedule"));
  const location = state.safeParse(textOf(form, "location"));
  if (!tier.success || !schedule.success || !location.success) throw data(null, { status: 400 });
  const { error } = await safe(
    standing.client.placements.choose({
      tier: tier.data,
      payment_schedule_id: schedule.data,
      geographic_location: location.data,
    }),
  );
  if (error === null) return redirect("/attorney-payment");
  const code = errorCode(error);
  // Who advertises with the placement that runs has nothing to pay for.
  if (code === "NOT_ALLOWED_NOW" && textOf(form, "for") === "ads") return redirect(ADS);
  if (code === "PROFILE_REQUIRED") return redirect("/attorney-dashboard");
  if (code !== "NOT_ALLOWED_NOW" && code !== "NOT_FOUND") throw error;
  const toast = { ...toastWords("placementFailed"), description: words.samePlan() };
  return data({ toast }, { status: 409 });
}

export default function PlacementPlans({
  loaderData: { offer, chosen, forAds, current },
  actionData,
}: Route.ComponentProps) {
  useToastOf(actionData);
  const busy = useNavigation().state !== "idle";
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to="/attorney-dashboard/subscription" label={words.plansBack()} />
      <div>
        <h1>{forAds ? words.startAdvertising() : words.plansTitle()}</h1>
        {forAds && <p className="prose mt-3">{words.advertisingSteps()}</p>}
        <p className="prose mt-3">{words.plansLead()}</p>
        {forAds && current !== null && (
          <LinkButton to={ADS} className="mt-4">
            {words.advertiseWith({
              tier: current.tier.display_name,
              schedule: current.schedule.display_name,
            })}
          </LinkButton>
        )}
      </div>
      <FormNotice toast={actionData?.toast} />
      {actionData?.toast && <Notice tone="time">{actionData.toast.description}</Notice>}
      <Form method="get" className="flex flex-col gap-6" key={JSON.stringify(chosen)}>
        {forAds && <input type="hidden" name="for" value="ads" />}
        <Radios
          name="tier"
          legend={words.chooseTier()}
          value={chosen.tier}
          options={offer.tiers.map((tier) => ({
            value: tier.name,
            label: `${tier.display_name}: ${words.tierPrice({ price: formatMoney(tier.monthly_base_price) })}. ${
              tier.shows_ads_on_cases ? words.adsIncluded() : words.adsNotIncluded()
            }`,
          }))}
        />
        <Radios
          name="schedule"
          legend={words.chooseSchedule()}
          value={chosen.schedule}
          options={offer.schedules.map((one) => ({ value: one.id, label: scheduleText(one) }))}
        />
        <Field label={words.chooseLocation()} className="max-w-sm">
          {(wiring) => (
            <Select
              {...wiring}
              name="location"
              defaultValue={chosen.location}
              options={state.options.map((value) => ({ value, label: vocabulary.state(value) }))}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="secondary" disabled={busy}>
            {words.showPrice()}
          </Button>
          <Button type="submit" formMethod="post" disabled={busy}>
            {words.toPay()}
          </Button>
        </div>
      </Form>
      <Cost offer={offer} chosen={chosen} />
    </div>
  );
}

type Offer = Route.ComponentProps["loaderData"]["offer"];

function scheduleText(schedule: Offer["schedules"][number]): string {
  const { display_name: name, billing_cycle_months: n, discount_percentage: discount } = schedule;
  return n === 1 ? words.scheduleMonthly({ name }) : words.scheduleText({ name, n, discount });
}

interface CostProps {
  offer: Offer;
  chosen: { tier: string; schedule: string; location: State };
}

/** The formula with the numbers of what is chosen. */
function Cost({ offer, chosen }: CostProps) {
  const tier = offer.tiers.find(({ name }) => name === chosen.tier);
  const schedule = offer.schedules.find(({ id }) => id === chosen.schedule);
  const factor_percentage =
    offer.locations.find(({ location }) => location === chosen.location)?.factor_percentage ?? WHOLE;
  const list = offer.locations
    .map((one) => `${vocabulary.state(one.location)} ${one.factor_percentage}%`)
    .join(", ");
  return (
    <Section title={words.formulaTitle()} lead={words.formula()}>
      {tier && schedule && (
        <Numbers
          base={tier.monthly_base_price}
          discount={schedule.discount_percentage}
          factor={factor_percentage}
          months={schedule.billing_cycle_months}
        />
      )}
      {list !== "" && <p className="mt-2 text-sm text-quiet">{words.formulaPlaces({ list })}</p>}
    </Section>
  );
}

function Numbers({
  base,
  discount,
  factor,
  months,
}: Record<"base" | "discount" | "factor" | "months", number>) {
  const cents = calculatedMonthlyFee({
    monthly_base_price: base,
    discount_percentage: discount,
    factor_percentage: factor,
  });
  const fee = formatMoney(cents);
  return (
    <div className="font-medium tabular">
      <p>{words.formulaNumbers({ base: formatMoney(base), rest: WHOLE - discount, factor, fee })}</p>
      {months > 1 && <p>{words.formulaPayment({ fee, n: months, total: formatMoney(cents * months) })}</p>}
    </div>
  );
}
