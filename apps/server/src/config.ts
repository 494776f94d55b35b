import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { localSecret } from "./local-secret.ts";
import type { S3Settings } from "./ports/files/s3.ts";
import type { ModelSettings } from "./ports/model/model.ts";
import type { StripeSettings } from "./ports/payments/stripe.ts";
import { stripeContradictions, stripeSettings } from "./ports/payments/stripe-settings.ts";
import { StartProblem } from "./start-problem.ts";

const ROLES = ["web", "worker"] as const;
export type Role = (typeof ROLES)[number];

/** What this process was told to be; parsed once at start and handed down. */
export interface Config {
  production: boolean;
  /** `npm run dev`: pages come from their sources, with hot reload. */
  development: boolean;
  roles: readonly Role[];
  port: number;
  /** Address to listen on; undefined means every address of the machine. */
  host: string | undefined;
  /** Scheme and host under which visitors see the site, without a slash at the end. */
  publicOrigin: string | undefined;
  trustProxy: boolean;
  /** How long a process that was told to stop goes on answering, so that its proxy hears of it first. */
  drainMs: number;
  /** Absolute folder of everything that is kept: the embedded database, the local outbox. */
  home: string;
  /** Undefined: the embedded Postgres in `home`. */
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  authSecret: string;
  secureCookies: boolean;
  requireVerifiedEmail: boolean;
  /** A role is in force only for who has switched the second step of signing in on. */
  operatorsNeedSecondStep: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined: files are kept in `home`. */
  s3: S3Settings | undefined;
  /** Where ClamAV's daemon listens; undefined: files are not scanned. */
  clamAv: { path: string } | { host: string; port: number } | undefined;
  /** Undefined: no language model, and nothing is sent to one. */
  model: ModelSettings | undefined;
  /** Undefined: the sandbox, which takes no money. */
  stripe: StripeSettings | undefined;
  locale: "en" | "pseudo";
  logLevel: "debug" | "info" | "warn" | "error";
  /** Folder with the built pages: `client` and `server/index.js`. */
  webBuildFolder: string;
  /** Folder with the corpus that ships. */
  corpusFolder: string;
  /** File that names faults which tests cause on purpose; always undefined in production. */
  faultFile: string | undefined;
}

const flag = z
  .enum(["0", "1", "false", "true"], "must be 0 or 1")
  .transform((text) => text === "1" || text === "true");

function url(...protocols: string[]) {
  const text = `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`;
  return z.string().refine((value) => protocols.some((protocol) => value.startsWith(`${protocol}//`)), text);
}

const origin = z
  .string()
  .refine(
    (text) =>
      URL.canParse(text) &&
      ["http:", "https:"].includes(new URL(text).protocol) &&
      new URL(text).origin === text,
    "must be a scheme and a host with nothing after it, such as https://standing.example.org",
  );

const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a whole number from 1 to 65535")
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, "must be a whole number from 1 to 65535");

const clamAvAddress = z
  .string()
  .regex(/^(?:\/.+|[^/\s:]+:\d{1,5})$/, "must be a path or host:port")
  .transform((text) => {
    const [host = "", number] = text.split(":");
    return text.startsWith("/") ? { path: text } : { host, port: Number(number) };
  });

const roles = z
  .string()
  .transform((text) => text.split(",").map((role) => role.trim()))
  .pipe(z.array(z.enum(ROLES, "must be web, worker, or web,worker")));

/** Every variable of the environment that the application reads. The README's table is made from this. */
const environment = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], "must be production, development or test")
    .optional()
    .meta({
      usual: "not set",
      description:
        "`production`: no demo world, no /dev/outbox, and every setting that safety needs must be there",
    }),
  PORT: port.optional().meta({ usual: "3000", description: "Port that the site listens on" }),
  HOST: z.string().optional().meta({
    usual: "127.0.0.1, in production every address",
    description: "Address that the site listens on; `0.0.0.0` lets other machines in",
  }),
  PUBLIC_ORIGIN: origin.optional().meta({
    usual: "taken from each request",
    description:
      "Scheme and host that visitors see, such as `https://standing.example.org`. Needed in production",
  }),
  TRUST_PROXY: flag.optional().meta({
    usual: "0",
    description:
      "`1` when a proxy of your own stands in front and sets X-Forwarded-For and X-Forwarded-Proto",
  }),
  DRAIN_SECONDS: z
    .string()
    .regex(/^(?:\d|1\d|20)$/, "must be a whole number from 0 to 20")
    .transform(Number)
    .optional()
    .meta({
      usual: "0, in production 3",
      description:
        "How long a process that was told to stop goes on answering while `/readyz` says 503, so that its proxy looks elsewhere",
    }),
  STANDING_HOME: z.string().optional().meta({
    usual: "`.standing` in the checkout",
    description: "Folder of the embedded database, uploaded files, the local outbox and the local secret",
  }),
  STANDING_ROLES: roles.optional().meta({
    usual: "web,worker",
    description: "What this process does: `web` answers requests, `worker` does the jobs",
  }),
  DATABASE_URL: url("postgres:", "postgresql:").optional().meta({
    usual: "the embedded Postgres",
    description: "A PostgreSQL 15 or newer, as the login `standing_app`",
  }),
  DATABASE_OWNER_URL: url("postgres:", "postgresql:").optional().meta({
    usual: "not set: nothing is migrated",
    description: "The same database as its owner; used at start only, for migrations and the shipped corpus",
  }),
  AUTH_SECRET: z.string().min(32, "must be at least 32 characters long").optional().meta({
    usual: "made once and kept in STANDING_HOME",
    description:
      "Signs session cookies; at least 32 characters. Needed in production; changing it signs everyone out",
  }),
  REQUIRE_VERIFIED_EMAIL: flag.optional().meta({
    usual: "0, in production 1",
    description: "`1`: an e-mail address must be verified before a case is submitted",
  }),
  SMTP_URL: url("smtp:", "smtps:").optional().meta({
    usual: "the local outbox",
    description: "Mail server, such as `smtps://user:password@mail.example.org:465`. Needed in production",
  }),
  MAIL_FROM: z.string().optional().meta({
    usual: "Standing <standing@localhost>",
    description: "Sender of all mail. Needed in production",
  }),
  S3_ENDPOINT: url("http:", "https:").optional().meta({
    usual: "Amazon's own of the region",
    description: "Address of an S3-compatible store, such as `https://s3.example.org`",
  }),
  S3_REGION: z.string().optional().meta({ usual: "us-east-1", description: "Region of the store" }),
  S3_BUCKET: z.string().optional().meta({
    usual: "not set: files are kept in STANDING_HOME",
    description: "Private bucket that uploaded files are kept in; needs both keys beside it",
  }),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .meta({ usual: "not set", description: "Name of the key to the bucket" }),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .meta({ usual: "not set", description: "The key to the bucket" }),
  CLAMAV_SOCKET: clamAvAddress.optional().meta({
    usual: "not set: files are not scanned",
    description:
      "Where ClamAV's daemon listens: a path such as `/run/clamav/clamd.ctl`, or `host:port`. While it is silent, nothing is taken",
  }),
  MODEL_PROVIDER: z
    .enum(["none", "openai-compatible", "anthropic"], "must be none, openai-compatible or anthropic")
    .optional()
    .meta({
      usual: "none",
      description:
        "Language model that may smooth the wording of an analysis: `openai-compatible` or `anthropic`. It never gets a story",
    }),
  MODEL_URL: url("http:", "https:").optional().meta({
    usual: "for `anthropic` its own address",
    description: "Address of the model's API, such as `https://models.example.org/v1`",
  }),
  MODEL_NAME: z.string().optional().meta({ usual: "not set", description: "Name of the model" }),
  MODEL_API_KEY: z.string().optional().meta({
    usual: "not set",
    description: "Key of the model's API. `anthropic` needs one",
  }),
  PAYMENTS: z.enum(["sandbox", "stripe"], "must be sandbox or stripe").optional().meta({
    usual: "stripe with keys, else sandbox",
    description:
      "In production without keys of Stripe, `sandbox` must be asked for by name: it gives everything away without money",
  }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "must be a secret key of Stripe, such as sk_live_...")
    .optional()
    .meta({
      usual: "not set: a labelled sandbox, no money",
      description: "Secret key of a Stripe account that takes the payments. Needs STRIPE_WEBHOOK_SECRET",
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .pipe(z.array(z.string().regex(/^whsec_\w+$/, "must be whsec_..., several with commas between them")))
    .optional()
    .meta({
      usual: "not set",
      description:
        "Signing secret of the webhook at `/api/webhooks/stripe`; two with a comma while it is changed",
    }),
  STRIPE_API_URL: url("http:", "https:").optional().meta({
    usual: "Stripe",
    description: "For tests: a server that speaks Stripe's protocol. Refused in production",
  }),
  LOCALE: z.enum(["en", "pseudo"], "must be en or pseudo").optional().meta({
    usual: "en",
    description: "`pseudo` shows words that are not in a catalogue; not in production",
  }),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error"], "must be debug, info, warn or error")
    .optional()
    .meta({
      usual: "info; at a terminal outside production warn",
      description: "Log lines below this level are left out",
    }),
  STANDING_FAULT_FILE: z.string().optional().meta({
    usual: "not set",
    description: "For tests: a JSON file of faults to cause. Ignored in production",
  }),
});

type Environment = z.infer<typeof environment>;

export interface Setting {
  name: string;
  usual: string;
  description: string;
}

/** Name, usual value and meaning of every setting, in the order of the README's table. */
export function settings(): Setting[] {
  return Object.entries(environment.shape).map(([name, schema]) => {
    const { usual, description } = schema.meta() as { usual: string; description: string };
    return { name, usual, description };
  });
}

/**
 * Reads the configuration. Empty variables count as not set.
 * @throws StartProblem that names every variable which makes no sense, without its value
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw nonsense(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  }
  const env = parsed.data;
  const production = env.NODE_ENV === "production";
  const requireVerifiedEmail = env.REQUIRE_VERIFIED_EMAIL ?? production;
  const contradicting = contradictions(env, production, requireVerifiedEmail);
  if (contradicting.length > 0) throw nonsense(contradicting);
  const home = path.resolve(env.STANDING_HOME ?? ".standing");
  return {
    production,
    development: env.NODE_ENV === "development",
    roles: env.STANDING_ROLES ?? ROLES,
    port: env.PORT ?? 3000,
    host: env.HOST ?? (production ? undefined : "127.0.0.1"),
    publicOrigin: env.PUBLIC_ORIGIN,
    trustProxy: env.TRUST_PROXY ?? false,
    drainMs: (env.DRAIN_SECONDS ?? (production ? 3 : 0)) * 1000,
    home,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    authSecret: env.AUTH_SECRET ?? localSecret(home),
    secureCookies: env.PUBLIC_ORIGIN?.startsWith("https:") ?? false,
    requireVerifiedEmail,
    operatorsNeedSecondStep: production,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? "Standing <standing@localhost>",
    s3: s3Settings(env),
    clamAv: env.CLAMAV_SOCKET,
    model: modelSettings(env),
    stripe: stripeSettings(env),
    locale: env.LOCALE ?? "en",
    logLevel: env.LOG_LEVEL ?? (!production && process.stdout.isTTY ? "warn" : "info"),
    webBuildFolder: shipped("web", "../../web/build"),
    corpusFolder: shipped("corpus", "../../../packages/analysis/corpus"),
    faultFile: production ? undefined : env.STANDING_FAULT_FILE,
  };
}

function nonsense(reasons: string[]): StartProblem {
  return new StartProblem(`The configuration makes no sense: ${reasons.join("; ")}.`);
}

function contradictions(env: Environment, production: boolean, requireVerifiedEmail: boolean): string[] {
  const reasons: string[] = [];
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL) {
    reasons.push("DATABASE_OWNER_URL needs DATABASE_URL beside it");
  }
  reasons.push(...s3Contradictions(env, production));
  reasons.push(...modelContradictions(env, production), ...stripeContradictions(env, production));
  if (!production) return reasons;
  const needed = ["PUBLIC_ORIGIN", "AUTH_SECRET"] as const;
  for (const name of needed) if (!env[name]) reasons.push(`${name} must be set in production`);
  if (env.PUBLIC_ORIGIN?.startsWith("http:") && !isLoopback(new URL(env.PUBLIC_ORIGIN).hostname)) {
    reasons.push("PUBLIC_ORIGIN must begin with https:// in production");
  }
  if (requireVerifiedEmail && !env.SMTP_URL) {
    reasons.push("SMTP_URL must be set in production, because e-mail addresses are verified there");
  }
  if (env.SMTP_URL && !env.MAIL_FROM) reasons.push("MAIL_FROM must be set beside SMTP_URL in production");
  if (env.LOCALE === "pseudo") reasons.push("LOCALE must not be pseudo in production");
  return reasons;
}

const ANTHROPIC_URL = "https://api.anthropic.com/v1";

function modelContradictions(env: Environment, production: boolean): string[] {
  const provider = env.MODEL_PROVIDER ?? "none";
  const names = ["MODEL_URL", "MODEL_NAME", "MODEL_API_KEY"] as const;
  if (provider === "none") {
    return names.filter((name) => env[name]).map((name) => `${name} needs MODEL_PROVIDER beside it`);
  }
  const needed = ["MODEL_NAME", provider === "anthropic" ? "MODEL_API_KEY" : "MODEL_URL"] as const;
  const reasons = needed.filter((name) => !env[name]).map((name) => `MODEL_PROVIDER needs ${name} beside it`);
  if (env.MODEL_URL && !URL.canParse(env.MODEL_URL)) reasons.push("MODEL_URL must be a whole address");
  else if (production && env.MODEL_URL?.startsWith("http:") && !isLoopback(new URL(env.MODEL_URL).hostname)) {
    reasons.push("MODEL_URL must begin with https:// in production");
  }
  return reasons;
}

function modelSettings(env: Environment): ModelSettings | undefined {
  const { MODEL_PROVIDER: provider = "none", MODEL_NAME: name, MODEL_API_KEY: apiKey } = env;
  if (provider === "none" || name === undefined) return undefined;
  return { provider, url: (env.MODEL_URL ?? ANTHROPIC_URL).replace(/\/+$/, ""), name, apiKey };
}

const S3_KEYS = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function s3Contradictions(env: Environment, production: boolean): string[] {
  if (!env.S3_BUCKET) {
    const names = ["S3_ENDPOINT", "S3_REGION", ...S3_KEYS] as const;
    return names.filter((name) => env[name]).map((name) => `${name} needs S3_BUCKET beside it`);
  }
  const reasons = S3_KEYS.filter((name) => !env[name]).map((name) => `S3_BUCKET needs ${name} beside it`);
  if (env.S3_ENDPOINT && !URL.canParse(env.S3_ENDPOINT)) reasons.push("S3_ENDPOINT must be a whole address");
  else if (
    production &&
    env.S3_ENDPOINT?.startsWith("http:") &&
    !isLoopback(new URL(env.S3_ENDPOINT).hostname)
  ) {
    reasons.push("S3_ENDPOINT must begin with https:// in production");
  }
  return reasons;
}

function s3Settings(env: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const region = env.S3_REGION ?? "us-east-1";
  return { endpoint: env.S3_ENDPOINT, region, bucket, accessKeyId, secretAccessKey };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

/** What a build has put beside the bundled server, else where it stands in the checkout. */
function shipped(inBuild: string, inCheckout: string): string {
  const built = path.join(import.meta.dirname, inBuild);
  return existsSync(built) ? built : path.resolve(import.meta.dirname, inCheckout);
}
