import { safe } from "@orpc/client";
import { type AttorneyProfile, id as idShape } from "@standing/contract";
import { Link, data, redirect } from "react-router";
import { AttorneyNotFound } from "../../features/attorneys/attorney-not-found.tsx";
import { feeLabel, nameOf } from "../../features/attorneys/labels.ts";
import { EarnedBadges, Portrait, Rating, SpecialtyList } from "../../features/attorneys/parts.tsx";
import { sendReview } from "../../features/attorneys/review-actions.server.ts";
import { Reviews } from "../../features/attorneys/reviews.tsx";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { JsonLd } from "../../shell/json-ld.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { LinkButton } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { Badge, Notice } from "../../ui/states.tsx";
import * as words from "../../words/attorneys.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/attorney.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const id = idShape.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  const { error, data: attorney } = await safe(client.attorneys.get({ id: id.data }));
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  if (error !== null) throw error;
  return { attorney, origin };
}

const INTENTS = ["review", "reply"];

export async function action({ request, params, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const answer = await sendReview(standing, params.id, await pageForm(request, INTENTS));
  return answer === null ? redirect(`/attorney/${params.id}#reviews`) : answer;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return pageTitle(words.missingTitle());
  const { attorney, origin } = loaderData;
  return [
    ...pageTitle(nameOf(attorney)),
    { name: "description", content: attorney.bio.slice(0, 160) },
    { tagName: "link", rel: "canonical", href: `${origin}/attorney/${attorney.id}` },
    ...(attorney.is_listed ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AttorneyNotFound error={error} />;
}

const AVAILABILITY = { available: "accent", busy: "time", offline: "danger" } as const;

export default function Attorney({ loaderData: { attorney, origin }, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  const name = nameOf(attorney);
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <BackLink to="/attorneys" label={words.back()} />
      <FormNotice toast={actionData?.toast} />
      <Standing attorney={attorney} />
      <div className="flex flex-wrap gap-6">
        <Portrait attorney={attorney} large />
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-3">
          <h1 className="break-words">{name}</h1>
          {attorney.firm_name !== null && <p className="text-quiet">{attorney.firm_name}</p>}
          <p className="flex flex-wrap gap-2">
            <EarnedBadges attorney={attorney} />
            <Badge tone={AVAILABILITY[attorney.availability_status]}>
              {words.availability(attorney.availability_status)}
            </Badge>
          </p>
          <p>
            <Rating rating={attorney.average_rating} total={attorney.total_reviews} />
          </p>
          <Acts attorney={attorney} />
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[2fr_1fr]">
        <div className="flex flex-col gap-10">
          <Section title={words.about()}>
            <p className="prose break-words whitespace-pre-line">{attorney.bio}</p>
          </Section>
          <Practice attorney={attorney} />
          <Reviews attorney={attorney} answer={actionData} />
        </div>
        <aside className="flex flex-col gap-10">
          <QuickInfo attorney={attorney} />
          <Section title={words.specialties()}>
            <SpecialtyList specialties={attorney.specialties} />
          </Section>
          <Section title={words.languagesTitle()}>
            <p>{attorney.languages_spoken.join(", ")}</p>
          </Section>
        </aside>
      </div>
      {attorney.is_listed && <JsonLd data={structured(attorney, origin)} />}
    </div>
  );
}

/** What a reader must know before the profile: that it is theirs, hidden, or not in the directory. */
function Standing({ attorney }: { attorney: AttorneyProfile }) {
  if (!attorney.is_mine && attorney.is_listed) return null;
  return (
    <Notice tone={attorney.is_listed ? "accent" : "time"}>
      {attorney.is_mine && (
        <p>
          {words.mine()}{" "}
          <Link to="/attorney-profile/edit" className="link">
            {words.edit()}
          </Link>
        </p>
      )}
      {!attorney.is_active && <p>{words.hidden()}</p>}
      {!attorney.is_listed && <p>{words.notListed()}</p>}
    </Notice>
  );
}

function Acts({ attorney }: { attorney: AttorneyProfile }) {
  const path = `/attorney/${attorney.id}`;
  const offline = attorney.availability_status === "offline";
  return (
    <div className="flex flex-wrap items-center gap-3">
      {attorney.is_listed && !attorney.is_mine && !offline && (
        <LinkButton to={`${path}/book`} rel="nofollow">
          {words.book()}
        </LinkButton>
      )}
      {attorney.is_listed && offline && (
        <button
          type="button"
          disabled
          aria-describedby="offline"
          className="inline-flex min-h-11 cursor-not-allowed items-center rounded-md bg-accent px-5 py-2 font-medium text-on-accent opacity-60"
        >
          {words.book()}
        </button>
      )}
      {!attorney.is_mine && (
        <LinkButton to={`${path}/contact`} look="secondary" rel="nofollow">
          {words.contact()}
        </LinkButton>
      )}
      {attorney.reputation_score > 0 && (
        <LinkButton to={`/forum?attorney=${attorney.id}`} look="plain">
          {words.forumActivity()}
        </LinkButton>
      )}
      {offline && (
        <p id="offline" className="text-sm text-quiet">
          {words.offline()}
        </p>
      )}
    </div>
  );
}

function Practice({ attorney }: { attorney: AttorneyProfile }) {
  const described = attorney.specialties.filter((key) => attorney.practice_area_descriptions[key]);
  if (described.length === 0) return null;
  return (
    <Section title={words.practice()}>
      <dl className="flex flex-col gap-4">
        {described.map((key) => (
          <div key={key} className="border-l-2 border-accent pl-4">
            <dt className="font-semibold">{words.specialty(key)}</dt>
            <dd className="break-words whitespace-pre-line">{attorney.practice_area_descriptions[key]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function QuickInfo({ attorney }: { attorney: AttorneyProfile }) {
  const { licence } = attorney;
  const facts = [
    [
      licence === null ? words.infoLicenseUnchecked() : words.infoLicence(),
      vocabulary.state(attorney.bar_state),
    ],
    [words.infoNumber(), attorney.bar_number],
    [words.infoYears(), String(attorney.years_of_practice)],
    [words.infoFee(), feeLabel(attorney.consultation_fee)],
    ...(attorney.city === null ? [] : [[words.infoCity(), attorney.city]]),
    ...(attorney.firm_name === null ? [] : [[words.infoFirm(), attorney.firm_name]]),
  ] as [string, string][];
  return (
    <Section title={words.quickInfo()}>
      <dl className="flex flex-col gap-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{label}</dt>
            <dd className="text-right break-all tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-quiet">
        {licence === null
          ? words.notVerified()
          : words.verifiedText({ regulator: licence.regulator, date: formatDate(licence.checked_at) })}
      </p>
    </Section>
  );
}

function structured(attorney: AttorneyProfile, origin: string): Record<string, unknown> {
  const { average_rating, total_reviews } = attorney;
  return {
    "@type": "Attorney",
    name: nameOf(attorney),
    url: `${origin}/attorney/${attorney.id}`,
    description: attorney.bio,
    ...(attorney.photo_url === null ? {} : { image: origin + attorney.photo_url }),
    areaServed: vocabulary.state(attorney.bar_state),
    knowsLanguage: attorney.languages_spoken,
    knowsAbout: attorney.specialties.map((key) => words.specialty(key)),
    priceRange: feeLabel(attorney.consultation_fee),
    ...(attorney.city === null
      ? {}
      : {
          address: {
            "@type": "PostalAddress",
            addressLocality: attorney.city,
            addressRegion: attorney.bar_state,
            addressCountry: "US",
          },
        }),
    ...(average_rating === null
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: average_rating,
            reviewCount: total_reviews,
          },
        }),
  };
}
