import { UNREAD_SHOWN_MAX } from "@standing/contract";
import { safe } from "@orpc/client";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { useDocumentParts } from "./document-parts.ts";
import { AnalysisWatch } from "./features/cases/analysis-watch.tsx";
import { saysMoreThan } from "./features/cases/awaited-analyses.ts";
import { analysisKey, awaitAnalysis } from "./features/cases/awaited-store.ts";
import { recordVisit } from "./features/attorneys/interactions.server.ts";
import { inLocale } from "./locale.server.ts";
import { type RequestContext, clientContext } from "./request-context.ts";
import { noteAsked } from "./shell/asked-at.ts";
import { FailedPage, NotFoundPage } from "./shell/error-pages.tsx";
import { takeFlash } from "./shell/flash.server.ts";
import { Footer } from "./frame/footer.tsx";
import { FlashNotice } from "./shell/form-notice.tsx";
import { Header } from "./frame/header.tsx";
import { SecondStepNotice } from "./frame/second-step-notice.tsx";
import { useOnTheWay } from "./frame/on-the-way.tsx";
import { keepPageWhenLookFails, useShownData } from "./shell/look-again.tsx";
import { logFailure } from "./shell/log-failure.server.ts";
import { forgetDrafts, forgetSentForumDraft } from "./shell/drafts.ts";
import { keepSentForm } from "./shell/sent-form.server.ts";
import { readSignedOut } from "./shell/signed-out.ts";
import { SignedOutNotice, keepPageWhenSignedOut } from "./shell/signed-out-notice.tsx";
import { useFormProblems } from "./shell/use-form-problems.ts";
import { themeOf } from "./shell/theme.server.ts";
import { fetchOurFonts, showOurFonts } from "./ui/fonts.ts";
import { keepFocus } from "./ui/focus-keeper.ts";
import { SkipLink } from "./ui/prose.tsx";
import { ToastHost } from "./ui/toast-host.tsx";
import { toast } from "./ui/toast-queue.ts";
import { bringBackEarlyTyping, stopWatching } from "./ui/typed-early.ts";
import * as words from "./words/shell.ts";

/** Messages that say that words of the forum have arrived. */
const ARRIVED: ReadonlySet<string> = new Set(["postCreated", "postHeld", "commentPosted"]);

/** Messages that say that an analysis was asked for. */
const ASKED: ReadonlySet<string> = new Set([
  "caseSubmitted",
  "caseResubmitted",
  "caseUpdatedAnalyzing",
  "analysisStarted",
  "reportStarted",
]);

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) => {
    recordVisit(request, context.get(clientContext));
    return next();
  },
  ({ context }, next) => inLocale(context.get(clientContext).locale, next),
  async ({ request, context }) => keepSentForm(context.get(clientContext), request),
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (_, next) => {
    noteAsked();
    return next();
  },
  async (_, next) => keepPageWhenLookFails(keepPageWhenSignedOut(await next())),
];

export async function loader({ context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const { user } = standing.session;
  const flash = takeFlash(standing);
  const [isAttorney, unread] =
    user === null ? [false, 0] : await Promise.all([isAttorneyOf(standing), unreadOf(standing)]);
  return {
    user: user && {
      email: user.email,
      isSuperAdmin: user.roles.includes("super_admin"),
      secondStepMissing: user.secondStepMissing,
      isAttorney,
      unread,
      unreadShownMax: UNREAD_SHOWN_MAX,
    },
    theme: themeOf(standing),
    year: new Date().getUTCFullYear(),
    flash: flash && { ...flash, more: saysMoreThan(flash.code) },
  };
}

/** Whether the menu leads to the attorney dashboard. A page comes without it rather than not at all. */
async function isAttorneyOf({ client, requestId }: RequestContext): Promise<boolean> {
  const { error, data } = await safe(client.ads.isAttorney());
  if (error === null) return data.is_attorney;
  logFailure("attorney_unknown", error, requestId);
  return false;
}

/** A page comes without the count rather than not at all. */
async function unreadOf({ client, requestId }: RequestContext): Promise<number> {
  const { error, data } = await safe(client.notifications.unread());
  if (error === null) return data.unread;
  logFailure("unread_failed", error, requestId);
  return 0;
}

export const links: Route.LinksFunction = () => [{ rel: "icon", href: "/icon.svg", type: "image/svg+xml" }];

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

function titleOf(error: unknown): string {
  if (error === undefined) return words.tagline();
  if (readSignedOut(error) !== null) return words.signedOutTitle();
  return isMissing(error) ? words.notFoundTitle() : words.errorTitle();
}

export const meta: Route.MetaFunction = ({ error }) => [
  { title: words.titled({ page: titleOf(error) }) },
  { name: "description", content: words.description() },
];

export function Layout({ children }: { children: ReactNode }) {
  const { css, fontsAtOnce, nonce, lang, theme, requestId } = useDocumentParts();
  return (
    <html lang={lang} data-theme={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="request-id" content={requestId} />
        {import.meta.env.DEV && <meta property="csp-nonce" nonce={nonce} />}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: fontsAtOnce }} />
        <style
          data-standing=""
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: css }}
        />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ToastHost />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const waiting = useNavigation().state === "loading";
  const onTheWay = useOnTheWay();
  useFocusOnNavigation();
  useEarlyTyping();
  useFormProblems();
  useEffect(keepFocus, []);
  useEffect(() => void fetchOurFonts(), []);
  return (
    <>
      <SkipLink target="content">{words.skip()}</SkipLink>
      <Header user={data?.user ?? null} />
      {waiting && (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 animate-pulse bg-accent" />
      )}
      <main id="content" tabIndex={-1} className="grow outline-none">
        <div className="page">
          {data?.user?.secondStepMissing && <SecondStepNotice />}
          <FlashNotice toast={data?.flash} />
        </div>
        {onTheWay}
        <div hidden={onTheWay !== null}>{children}</div>
      </main>
      <SignedOutNotice />
      <Footer theme={data?.theme ?? "system"} year={data?.year ?? null} />
    </>
  );
}

/**
 * What was typed before the page came alive is put in at once, before anything is drawn anew and empties the fields:
 * whoever is typing would go on in an empty one.
 */
function useEarlyTyping(): void {
  useLayoutEffect(() => {
    stopWatching();
    queueMicrotask(bringBackEarlyTyping);
  }, []);
}

/**
 * Moves the reader's place to the new page's heading and takes our letters, as a full page load would. Before the page
 * is seen: a Tab pressed at its sight must not be undone.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    showOurFonts();
    const heading = document.querySelector("h1");
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { flash } = loaderData;
  useShownData();
  useEffect(() => {
    if (flash === null) return;
    const asked = ASKED.has(flash.code) ? flash.about : undefined;
    const key = asked === undefined ? undefined : analysisKey(asked);
    toast({ ...flash, key });
    if (flash.more !== null) toast({ ...flash.more, key });
    if (asked !== undefined) awaitAnalysis(asked);
    if (flash.code === "caseSubmitted") forgetDrafts();
    if (ARRIVED.has(flash.code)) forgetSentForumDraft();
  }, [flash]);
  return (
    <Frame>
      <Outlet />
      {loaderData.user !== null && <AnalysisWatch />}
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Frame>{isMissing(error) ? <NotFoundPage /> : <FailedPage error={error} />}</Frame>;
}
