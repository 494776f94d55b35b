import { Form, Link, NavLink } from "react-router";
import { LinkButton } from "../ui/button.tsx";
import { cx } from "../ui/class-names.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import * as words from "../words/shell.ts";
import { Bell } from "../features/notifications/bell.tsx";
import { HeaderSearch } from "../features/search/header-search.tsx";
import { forgetDrafts } from "../shell/drafts.ts";

export interface HeaderUser {
  email: string;
  isSuperAdmin: boolean;
  isAttorney: boolean;
  unread: number;
  /** The largest number that the bell shows. */
  unreadShownMax: number;
}

const LINKS = [
  { to: "/", label: words.caseAnalysis },
  { to: "/forum", label: words.community },
  { to: "/legal-resources", label: words.resources },
];

const ITEM = "flex min-h-11 w-full items-center px-4 py-2 text-left hover:bg-sunken";

export function Header({ user }: { user: HeaderUser | null }) {
  return (
    <header data-screen-only className="sticky top-0 z-30 border-b border-rule bg-paper">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-3 sm:gap-x-6">
        <Link
          to="/"
          className="font-serif text-2xl font-semibold tracking-tight text-accent max-[22rem]:text-xl"
        >
          {words.product()}
        </Link>
        <nav aria-label={words.navigation()} className="hidden gap-1 md:flex">
          {LINKS.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  "flex min-h-11 items-center rounded px-3 hover:text-accent",
                  isActive && "font-semibold text-accent",
                )
              }
            >
              {label()}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2 lg:gap-4">
          <HeaderSearch />
          {user === null ? (
            <div className="hidden items-center gap-2 md:flex lg:gap-4">
              <LinkButton look="plain" to="/login">
                {words.signIn()}
              </LinkButton>
              <LinkButton to="/signup">{words.freeAnalysis()}</LinkButton>
            </div>
          ) : (
            <>
              <Bell unread={user.unread} shownMax={user.unreadShownMax} />
              <AvatarMenu user={user} />
            </>
          )}
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  );
}

function AvatarMenu({ user }: { user: HeaderUser }) {
  const initials = user.email.slice(0, 2).toUpperCase() || "U";
  return (
    <Disclosure
      label={words.accountMenu()}
      className="relative"
      button={
        <span className="flex size-10 items-center justify-center rounded-full border border-transparent bg-accent text-sm font-semibold text-on-accent">
          {initials}
        </span>
      }
    >
      <div className="absolute right-0 mt-2 w-60 rounded-md border border-rule bg-raised py-2 shadow-lg">
        <p className="truncate border-b border-rule px-4 pt-1 pb-3 text-sm text-quiet">
          {words.signedInAs()}
          <br />
          <span className="font-medium text-ink">{user.email}</span>
        </p>
        <Link to="/dashboard" className={ITEM}>
          {words.myCases()}
        </Link>
        <Link to="/account" className={ITEM}>
          {words.account()}
        </Link>
        {user.isAttorney && (
          <Link to="/attorney-dashboard" className={ITEM}>
            {words.attorneyDashboard()}
          </Link>
        )}
        {user.isSuperAdmin && (
          <Link to="/admin" className={ITEM}>
            {words.adminDashboard()}
          </Link>
        )}
        <SignOut label={words.logOut()} />
      </div>
    </Disclosure>
  );
}

function MobileMenu({ user }: { user: HeaderUser | null }) {
  return (
    <Disclosure label={words.openMenu()} className="md:hidden" button={<MenuIcon />}>
      <nav
        aria-label={words.navigation()}
        className="absolute inset-x-0 top-full border-b border-rule bg-raised py-2 shadow-lg"
      >
        {LINKS.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end
            className={({ isActive }) => cx(ITEM, "px-5", isActive && "font-semibold text-accent")}
          >
            {label()}
          </NavLink>
        ))}
        <div className="mx-5 my-2 border-t border-rule" />
        {user === null ? (
          <div className="flex flex-col gap-2 px-5 pb-2">
            <LinkButton look="secondary" to="/login">
              {words.signIn()}
            </LinkButton>
            <LinkButton to="/signup">{words.freeAnalysis()}</LinkButton>
          </div>
        ) : (
          <>
            <NavLink
              to="/account"
              className={({ isActive }) => cx(ITEM, "px-5", isActive && "font-semibold text-accent")}
            >
              {words.account()}
            </NavLink>
            <SignOut label={words.signOut()} wide />
          </>
        )}
      </nav>
    </Disclosure>
  );
}

/** Leaves the page by a full load, so that nothing of the account stays in memory. */
function SignOut({ label, wide = false }: { label: string; wide?: boolean }) {
  return (
    <Form method="post" action="/logout" reloadDocument onSubmit={forgetDrafts}>
      <button type="submit" className={cx(ITEM, wide && "px-5")}>
        {label}
      </button>
    </Form>
  );
}

function MenuIcon() {
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
      <path d="M4 7h16M4 12h16M4 17h16" />
    </svg>
  );
}
