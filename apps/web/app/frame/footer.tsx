import { Link, useFetcher } from "react-router";
import { useHydrated } from "../ui/hydrated.ts";
import { THEMES, type Theme } from "@standing/contract";
import * as words from "../words/shell.ts";

export function Footer({ theme, year }: { theme: Theme; year: number | null }) {
  return (
    <footer data-screen-only className="mt-20 border-t border-rule py-8 text-sm text-quiet">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          {year !== null && <p>{words.rights({ year })}</p>}
          <p>{words.footerNote()}</p>
        </div>
        <nav aria-label={words.footerNavigation()} className="flex flex-wrap gap-x-5 gap-y-2">
          <Link to="/law" className="link">
            {words.law()}
          </Link>
          <Link to="/letters" className="link">
            {words.letters()}
          </Link>
          <Link to="/terms" className="link">
            {words.terms()}
          </Link>
          <Link to="/privacy" className="link">
            {words.privacy()}
          </Link>
        </nav>
        <ThemeSwitch theme={theme} />
      </div>
    </footer>
  );
}

function ThemeSwitch({ theme }: { theme: Theme }) {
  const fetcher = useFetcher();
  const hydrated = useHydrated();
  return (
    <fetcher.Form method="post" action="/theme" className="flex max-w-full flex-wrap items-center gap-2">
      <label htmlFor="theme">{words.theme()}</label>
      <select
        id="theme"
        name="theme"
        defaultValue={theme}
        onChange={(event) => {
          document.documentElement.dataset["theme"] = event.target.value;
          void fetcher.submit(event.target.form);
        }}
        className="min-h-9 rounded border border-edge bg-raised px-2 text-ink"
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {words.themeName(name)}
          </option>
        ))}
      </select>
      {!hydrated && (
        <button type="submit" className="min-h-9 px-2 text-accent underline">
          {words.themeSave()}
        </button>
      )}
    </fetcher.Form>
  );
}
