import { CONTENT_CATEGORIES, type ContentCategory, LENGTHS } from "@standing/contract";
import { Form, Link, useSubmit } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select, TextInput } from "../../../ui/inputs.tsx";
import { useLiveSearch } from "../../../ui/live-search.ts";
import * as words from "../../../words/content-library.ts";

const TYPING_MS = 350;

interface FilterBarProps {
  /** Path of the page, and the place in it that the list has. */
  path: string;
  anchor?: string;
  placeholder: string;
  /** Name of the category in the address. */
  parameter: "category" | "area";
  search: string;
  category: ContentCategory | undefined;
  /** The address of a list that asks for this. */
  to: (search: string, category: ContentCategory | undefined) => string;
}

/**
 * Words and a category, kept in the address. The list follows while one types; the button does the same, for browsers
 * without JavaScript.
 */
export function FilterBar({
  path,
  anchor = "",
  placeholder,
  parameter,
  search,
  category,
  to,
}: FilterBarProps) {
  const submit = useSubmit();
  const follow = (form: HTMLFormElement | null) => {
    if (form !== null) void submit(form, { replace: true, preventScrollReset: true });
  };
  const [field, typed] = useLiveSearch(search, TYPING_MS, follow);
  const chips = [
    ...(search === "" ? [] : [{ name: words.searchChip({ words: search }), to: to("", category) + anchor }]),
    ...(category === undefined ? [] : [{ name: category, to: to(search, undefined) + anchor }]),
  ];
  return (
    <div className="flex flex-col gap-4">
      <Form
        method="get"
        action={`${path}${anchor}`}
        preventScrollReset
        role="search"
        className="flex flex-col gap-4"
      >
        <div className="flex flex-wrap gap-3">
          <TextInput
            ref={field}
            type="search"
            name="search"
            aria-label={words.searchLabel()}
            placeholder={placeholder}
            defaultValue={search}
            maxLength={LENGTHS.search}
            autoComplete="off"
            onChange={typed}
            className="min-w-0 flex-1 basis-60"
          />
          <Button type="submit" look="secondary">
            {words.searchButton()}
          </Button>
        </div>
        <details open={category !== undefined} className="group">
          <summary className="link inline-flex min-h-11 items-center">{words.filters()}</summary>
          <div className="mt-2 flex flex-wrap items-end gap-4">
            <Field label={words.category()}>
              {(wiring) => (
                <Select
                  name={parameter}
                  value={category ?? ""}
                  placeholder={words.allCategories()}
                  options={CONTENT_CATEGORIES.map((value) => ({ value, label: value }))}
                  onChange={({ currentTarget }) => follow(currentTarget.form)}
                  {...wiring}
                />
              )}
            </Field>
            <Link
              to={to("", undefined) + anchor}
              preventScrollReset
              className="link inline-flex min-h-11 items-center"
            >
              {words.clearAll()}
            </Link>
          </div>
        </details>
      </Form>
      {chips.length > 0 && (
        <ul aria-label={words.active()} className="flex flex-wrap gap-2">
          {chips.map(({ name, to: without }) => (
            <li key={name}>
              <Link
                to={without}
                preventScrollReset
                aria-label={words.removeFilter({ name })}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-4 hover:border-accent"
              >
                {name}
                <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
