import { join } from "node:path";
import { KNOWLEDGE_RELEASE, analyze } from "@standing/analysis";
import { loadShippedReader, loadShippedWordVectors } from "@standing/analysis/retrieval";
import type { Config } from "./config.ts";
import { type Pools, openPools } from "./db/pools.ts";
import { createAuth } from "./kernel/auth.ts";
import { SEND_MAIL, queueMail, sendMailHandler } from "./features/accounts/jobs.ts";
import { accountExistsMail } from "./features/accounts/mails.en.ts";
import { TEND_ADS, tendAdsHandler } from "./features/ads/jobs.ts";
import { postgresPrecedents } from "./features/analysis/precedents.ts";
import { BILLING_JOBS, billingHandlers } from "./features/billing/jobs.ts";
import { planSales } from "./features/billing/plan-sales.ts";
import { reportSales } from "./features/billing/report-sales.ts";
import { consultationSales } from "./features/bookings/consultation-sales.ts";
import { BOOKING_JOBS, bookingHandlers } from "./features/bookings/jobs.ts";
import { DEADLINE_JOBS, deadlineHandlers } from "./features/cases/deadlines/jobs.ts";
import { startRelease } from "./features/cases/deadlines/releases.ts";
import { ANALYZE_CASE, analyzeCaseHandler } from "./features/cases/jobs.ts";
import { EXTRACT_TEXT, SWEEP_FILES } from "./features/documents/job-specs.ts";
import { documentSales } from "./features/documents/document-sales.ts";
import { documentsHandlers } from "./features/documents/jobs.ts";
import { FORUM_JOBS, forumHandlers } from "./features/forum/jobs.ts";
import { PUBLISH_CONTENT, publishContentHandler } from "./features/content/review/jobs.ts";
import { forgetExports } from "./features/privacy/export-archive.ts";
import {
  ERASE_ACCOUNTS,
  ERASE_OLD_CASES,
  FORGET_SIGN_INS,
  privacyHandlers,
} from "./features/privacy/jobs.ts";
import { TEND_PLACEMENTS, tendPlacementsHandler } from "./features/ads/placements/jobs.ts";
import { placementSales } from "./features/ads/placements/placement-sales.ts";
import { TELL_FOLLOWERS, tellFollowersHandler } from "./features/support/suggestions/jobs.ts";
import { listenForCaseEvents } from "./kernel/case-events.ts";
import { faultsFrom, noFaults } from "./kernel/faults.ts";
import { startJobs } from "./kernel/jobs.ts";
import type { Log } from "./kernel/log.ts";
import { postgresRateLimiter } from "./kernel/rate-limit.ts";
import type { Sales } from "./kernel/sales.ts";
import type { Services } from "./kernel/services.ts";
import type { FilesPort } from "./ports/files/files.ts";
import { localFiles } from "./ports/files/local.ts";
import { localMail } from "./ports/mail/local.ts";
import { smtpMail } from "./ports/mail/smtp.ts";
import type { ModelPort } from "./ports/model/model.ts";
import { noModel } from "./ports/model/none.ts";
import type { PaymentsPort } from "./ports/payments/payments.ts";
import { sandboxPayments } from "./ports/payments/sandbox.ts";
import { clamAv } from "./ports/scan/clamav.ts";
import { noScan } from "./ports/scan/scan.ts";
import { StartProblem, codeOf } from "./start-problem.ts";

/** The feature that is told of a sale, by what is sold. */
const SALES: Sales<Services> = {
  subscription: planSales,
  enhanced_analysis: reportSales,
  document_upload: documentSales,
  consultation: consultationSales,
  attorney_subscription: placementSales,
};

export interface RunningServices extends Services {
  /** Starts the worker's side. */
  work(): Promise<void>;
  /** Closes LISTEN, jobs, mail and pools, in that order. */
  close(): Promise<void>;
}

/**
 * Everything that verbs reach, made once.
 * @param appUrl connection string of the application's login
 * @param origin under which mailed links are opened
 */
export async function createServices(
  config: Config,
  appUrl: string,
  origin: string,
  log: Log,
): Promise<RunningServices> {
  const now = () => new Date();
  const pools = openPools({ appUrl });
  await reach(pools);
  await forgetExports(config.home);
  const mail = config.smtpUrl
    ? smtpMail(config.smtpUrl, config.mailFrom)
    : localMail(join(config.home, "outbox"), now);
  const files = await filesOf(config);
  const model = await languageModel(config);
  const payments = await paymentProvider(config, origin, now);
  const jobs = await startJobs(
    appUrl,
    [
      ANALYZE_CASE,
      ...DEADLINE_JOBS,
      EXTRACT_TEXT,
      SWEEP_FILES,
      SEND_MAIL,
      ERASE_ACCOUNTS,
      ERASE_OLD_CASES,
      FORGET_SIGN_INS,
      ...BILLING_JOBS,
      ...FORUM_JOBS,
      TELL_FOLLOWERS,
      PUBLISH_CONTENT,
      ...BOOKING_JOBS,
      TEND_ADS,
      TEND_PLACEMENTS,
    ],
    log,
  );
  const caseEvents = listenForCaseEvents(appUrl, log);
  const auth = createAuth({
    pools,
    secret: config.authSecret,
    origin,
    secureCookies: config.secureCookies,
    mails: {
      accountExists: (to) =>
        queueMail(pools, jobs, accountExistsMail(to, `${origin}/login`, `${origin}/forgot-password`)),
    },
  });
  const vectors = await loadShippedWordVectors(config.corpusFolder);
  const services: Services = {
    config,
    origin,
    log,
    pools,
    jobs,
    auth,
    mail,
    files,
    scanner: config.clamAv ? clamAv(config.clamAv) : noScan,
    model,
    payments,
    sales: SALES,
    caseEvents,
    rateLimiter: postgresRateLimiter(pools.auth, now),
    precedents: postgresPrecedents(pools, vectors, await loadShippedReader(vectors, config.corpusFolder)),
    engine: { analyze, release: KNOWLEDGE_RELEASE },
    faults: config.faultFile ? faultsFrom(config.faultFile) : noFaults,
    now,
  };
  return {
    ...services,
    async work() {
      await startRelease(services);
      await jobs.work([
        analyzeCaseHandler(services),
        ...deadlineHandlers(services),
        ...documentsHandlers(services),
        tellFollowersHandler(services),
        sendMailHandler(mail, log),
        ...billingHandlers(services),
        ...forumHandlers(services),
        ...bookingHandlers(services),
        ...privacyHandlers(services, origin),
        publishContentHandler(services),
        tendAdsHandler(services),
        tendPlacementsHandler(services),
      ]);
    },
    async close() {
      await caseEvents.close();
      model.close();
      await jobs.stop();
      mail.close();
      files.close();
      await pools.close();
    },
  };
}

/** Files of this machine, or of a store; the store's client is large and loaded only where it is set up. */
async function filesOf({ home, s3 }: Config): Promise<FilesPort> {
  if (!s3) return localFiles(join(home, "files"));
  const { s3Files } = await import("./ports/files/s3.ts");
  return s3Files(s3);
}

/** The model's client is large: it is loaded only where a model is set up. */
async function languageModel({ model }: Config): Promise<ModelPort> {
  if (!model) return noModel;
  const { aiSdkModel } = await import("./ports/model/ai-sdk.ts");
  return aiSdkModel(model);
}

/** The sandbox without keys. Stripe's client is large: it is loaded only where it is set up. */
async function paymentProvider(
  { stripe, authSecret }: Config,
  origin: string,
  now: () => Date,
): Promise<PaymentsPort> {
  if (!stripe) return sandboxPayments(origin, authSecret, now);
  const { stripePayments } = await import("./ports/payments/stripe.ts");
  return stripePayments(stripe);
}

/** Fails in words when the database is not there, before anything is built on it. */
async function reach(pools: Pools): Promise<void> {
  try {
    await pools.auth.query("select 1");
  } catch (error) {
    await pools.close();
    throw new StartProblem(
      `The database does not answer (${codeOf(error) ?? "unknown reason"}). Check DATABASE_URL.`,
    );
  }
}
