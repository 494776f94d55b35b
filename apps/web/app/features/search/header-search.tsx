import { Form, Link } from "react-router";
import * as words from "../../words/search.ts";

/** The search of the header: a field on wide screens, a link on phones. */
export function HeaderSearch() {
  return (
    <>
      <Form action="/search" role="search" aria-label={words.headerLabel()} className="hidden lg:block">
        <input
          type="search"
          name="q"
          required
          aria-label={words.label()}
          placeholder={words.placeholder()}
          className="min-h-11 w-44 rounded-md border border-edge bg-raised px-3 text-base placeholder:text-quiet"
        />
      </Form>
      <Link
        to="/search"
        aria-label={words.open()}
        className="flex size-11 items-center justify-center rounded hover:text-accent lg:hidden"
      >
        <SearchIcon />
      </Link>
    </>
  );
}

function SearchIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </svg>
  );
}
