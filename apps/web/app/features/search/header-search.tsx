import { useEffect, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import * as words from "../../words/search.ts";

/** The search of the header: a field on wide screens, a link on phones. The key / goes to it from anywhere. */
export function HeaderSearch() {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      if (field.current?.offsetParent) field.current.focus();
      else void navigate("/search");
    };
    document.addEventListener("keydown", go);
    return () => document.removeEventListener("keydown", go);
  }, [navigate]);
  return (
    <>
      <Form action="/search" role="search" aria-label={words.headerLabel()} className="hidden lg:block">
        <input
          ref={field}
          type="search"
          name="q"
          required
          aria-label={words.label()}
          aria-keyshortcuts="/"
          placeholder={words.placeholder()}
          title={words.shortcut()}
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

/** In a field or a list of choices the key / is a letter like others. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
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
