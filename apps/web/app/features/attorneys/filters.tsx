import { DIRECTORY_ORDERS, LENGTHS, PRACTICE_AREAS, STATES } from "@standing/contract";
import { Form, Link } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select, TextInput } from "../../ui/inputs.tsx";
import * as words from "../../words/attorneys.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { type DirectoryAddress, addressOf } from "./search-address.ts";

/** States that the directory names first. */
const MAIN_STATES = 10;

/** Search, filters and order: a form of the page's own address, which needs no JavaScript. */
export function DirectoryFilters({ address }: { address: DirectoryAddress }) {
  const { q, area, location, order } = address;
  return (
    <Form
      key={addressOf(address)}
      method="get"
      action="/attorneys"
      role="search"
      aria-label={words.searchLabel()}
      className="flex flex-col gap-4"
    >
      <div className="flex gap-2">
        <TextInput
          type="search"
          name="q"
          aria-label={words.searchLabel()}
          placeholder={words.searchPlaceholder()}
          maxLength={LENGTHS.search}
          defaultValue={q}
        />
        <Button type="submit">{words.search()}</Button>
      </div>
      <details open={area !== undefined || location !== undefined || order !== "tier"}>
        <summary className="link inline-flex min-h-11 items-center">{words.filters()}</summary>
        <div className="mt-2 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field label={words.area()}>
            {(wiring) => (
              <Select
                {...wiring}
                name="area"
                placeholder={words.anyArea()}
                options={PRACTICE_AREAS.map((value) => ({ value, label: words.specialty(value) }))}
                defaultValue={area ?? ""}
              />
            )}
          </Field>
          <Field label={words.location()}>
            {(wiring) => <LocationSelect wiring={wiring} location={location} />}
          </Field>
          <Field label={words.order()}>
            {(wiring) => (
              <Select
                {...wiring}
                name="order"
                options={DIRECTORY_ORDERS.map((value) => ({ value, label: words.orderName(value) }))}
                defaultValue={order}
              />
            )}
          </Field>
          <Button type="submit" look="secondary">
            {words.apply()}
          </Button>
        </div>
      </details>
      <Chips address={address} />
    </Form>
  );
}

function LocationSelect({ wiring, location }: { wiring: object; location: string | undefined }) {
  const option = (code: (typeof STATES)[number]) => (
    <option key={code} value={code}>
      {vocabulary.state(code)}
    </option>
  );
  return (
    <select
      {...wiring}
      name="location"
      defaultValue={location ?? ""}
      className="min-h-11 w-full rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink"
    >
      <option value="">{words.anyLocation()}</option>
      <optgroup label={words.mainStates()}>{STATES.slice(0, MAIN_STATES).map(option)}</optgroup>
      <optgroup label={words.otherStates()}>{STATES.slice(MAIN_STATES).map(option)}</optgroup>
    </select>
  );
}

function Chips({ address }: { address: DirectoryAddress }) {
  const chips = [
    address.q !== "" && { label: words.chipSearch({ q: address.q }), to: addressOf(address, { q: "" }) },
    address.area !== undefined && {
      label: words.specialty(address.area),
      to: addressOf(address, { area: undefined }),
    },
    address.location !== undefined && {
      label: vocabulary.state(address.location),
      to: addressOf(address, { location: undefined }),
    },
  ].filter((chip) => chip !== false);
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={words.active()} className="flex flex-wrap gap-2">
        {chips.map(({ label, to }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-accent bg-accent-wash px-3 text-sm break-all text-accent-strong hover:border-ink"
            >
              {label}
              <span className="sr-only">{words.remove()}</span>
              <span aria-hidden="true">×</span>
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton look="plain" to="/attorneys">
        {words.clear()}
      </LinkButton>
    </div>
  );
}
