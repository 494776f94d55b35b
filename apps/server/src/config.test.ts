import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig, settings } from "./config.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "standing-config-"));
});
afterEach(() => rmSync(home, { recursive: true }));

const production = () => ({
  NODE_ENV: "production",
  STANDING_HOME: home,
  PUBLIC_ORIGIN: "https://standing.example.org",
  AUTH_SECRET: "a".repeat(32),
  SMTP_URL: "smtps://user:password@mail.example.org",
  MAIL_FROM: "Standing <hello@standing.example.org>",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
});

describe("readConfig", () => {
  it("needs no variable outside production", () => {
    const config = readConfig({ STANDING_HOME: home });
    expect(config).toMatchObject({
      production: false,
      development: false,
      roles: ["web", "worker"],
      port: 3000,
      host: "127.0.0.1",
      secureCookies: false,
      requireVerifiedEmail: false,
      operatorsNeedSecondStep: false,
      databaseUrl: undefined,
    });
  });

  it("keeps the local secret from one start to the next, for its owner's eyes only", () => {
    const first = readConfig({ STANDING_HOME: home }).authSecret;
    expect(readConfig({ STANDING_HOME: home }).authSecret).toBe(first);
    expect(first).toHaveLength(64);
    expect(statSync(path.join(home, "auth-secret")).mode & 0o077).toBe(0);
  });

  it("refuses a damaged secret instead of replacing it", () => {
    writeFileSync(path.join(home, "auth-secret"), "short");
    expect(() => readConfig({ STANDING_HOME: home })).toThrow(/auth-secret is damaged/);
    expect(readFileSync(path.join(home, "auth-secret"), "utf8")).toBe("short");
  });

  it("is safe in production without being told", () => {
    expect(readConfig(production())).toMatchObject({
      production: true,
      secureCookies: true,
      requireVerifiedEmail: true,
      operatorsNeedSecondStep: true,
      host: undefined,
    });
  });

  it("sells nothing for nothing in production, unless the sandbox is asked for by name", () => {
    const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...keyless } = production();
    expect(() => readConfig(keyless)).toThrow(/STRIPE_SECRET_KEY must be set in production/);
    expect(() => readConfig({ ...keyless, PAYMENTS: "stripe" })).toThrow(/PAYMENTS=stripe needs/);
    expect(readConfig({ ...keyless, PAYMENTS: "sandbox" })).toMatchObject({ stripe: undefined });
    expect(() => readConfig({ ...production(), PAYMENTS: "sandbox" })).toThrow(/PAYMENTS=sandbox does not/);
    expect(readConfig(production()).stripe).toMatchObject({ secretKey: "sk_live_1" });
  });

  it("takes Stripe's settings whole or not at all, and never says a key", () => {
    const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_old, whsec_new" };
    expect(readConfig({ STANDING_HOME: home }).stripe).toBeUndefined();
    expect(readConfig({ STANDING_HOME: home, ...stripe }).stripe).toEqual({
      secretKey: "sk_test_1",
      webhookSecrets: ["whsec_old", "whsec_new"],
      apiUrl: undefined,
    });
    const refused = (variables: Record<string, string>) => {
      expect(() => readConfig({ STANDING_HOME: home, ...variables })).toThrow(/STRIPE_\w+ (must|needs)/);
      expect(() => readConfig({ STANDING_HOME: home, ...variables })).not.toThrow(/hidden|test_1/);
    };
    refused({ STRIPE_SECRET_KEY: "sk_test_1" });
    refused({ STRIPE_WEBHOOK_SECRET: "whsec_1" });
    refused({ STRIPE_API_URL: "http://127.0.0.1:1" });
    refused({ ...stripe, STRIPE_SECRET_KEY: "pk_live_hidden" });
    refused({ ...stripe, STRIPE_WEBHOOK_SECRET: "whsec_1,hidden" });
    refused({ ...stripe, STRIPE_API_URL: "http://" });
    refused({ ...production(), ...stripe, STRIPE_API_URL: "http://127.0.0.1:1" });
  });

  it("ignores faults in production only", () => {
    expect(readConfig({ ...production(), STANDING_FAULT_FILE: "/tmp/faults" }).faultFile).toBeUndefined();
    expect(readConfig({ STANDING_HOME: home, STANDING_FAULT_FILE: "/tmp/faults" }).faultFile).toBe(
      "/tmp/faults",
    );
  });

  it("names every variable that makes no sense, and shows no value", () => {
    const nonsense = {
      PORT: "70000",
      TRUST_PROXY: "maybe",
      DATABASE_URL: "mysql://root:hunter2@db",
      AUTH_SECRET: "tooshort-hunter2",
      PUBLIC_ORIGIN: "https://standing.example.org/app",
      STANDING_ROLES: "web,cook",
      NODE_ENV: "staging",
    };
    const attempt = () => readConfig({ STANDING_HOME: home, ...nonsense });
    for (const name of Object.keys(nonsense)) expect(attempt).toThrow(new RegExp(`${name} must`));
    expect(attempt).not.toThrow(/hunter2/);
  });

  it.each([
    ["PUBLIC_ORIGIN", undefined, /PUBLIC_ORIGIN must be set/],
    ["PUBLIC_ORIGIN", "http://standing.example.org", /https/],
    ["AUTH_SECRET", undefined, /AUTH_SECRET must be set/],
    ["SMTP_URL", undefined, /SMTP_URL must be set/],
    ["MAIL_FROM", undefined, /MAIL_FROM must be set/],
    ["LOCALE", "pseudo", /LOCALE must not/],
  ])("refuses production with %s = %s", (name, value, message) => {
    expect(() => readConfig({ ...production(), [name]: value })).toThrow(message);
  });

  it("takes plain http in production on this machine itself", () => {
    expect(readConfig({ ...production(), PUBLIC_ORIGIN: "http://localhost:3000" }).secureCookies).toBe(false);
  });

  it("refuses an owner's address without the application's", () => {
    expect(() => readConfig({ STANDING_HOME: home, DATABASE_OWNER_URL: "postgres://o@h/d" })).toThrow(
      /DATABASE_URL/,
    );
  });

  const model = {
    MODEL_PROVIDER: "openai-compatible",
    MODEL_URL: "https://models.example.org/v1/",
    MODEL_NAME: "plain-words-1",
    MODEL_API_KEY: "key-hunter2",
  };

  it("knows no language model unless one is set up", () => {
    expect(readConfig({ STANDING_HOME: home }).model).toBeUndefined();
    expect(readConfig({ STANDING_HOME: home, MODEL_PROVIDER: "none" }).model).toBeUndefined();
    expect(readConfig({ ...production(), ...model }).model).toEqual({
      provider: "openai-compatible",
      url: "https://models.example.org/v1",
      name: "plain-words-1",
      apiKey: "key-hunter2",
    });
    const anthropic = { MODEL_PROVIDER: "anthropic", MODEL_NAME: "plain-words-2", MODEL_API_KEY: "key" };
    expect(readConfig({ STANDING_HOME: home, ...anthropic }).model?.url).toBe("https://api.anthropic.com/v1");
  });

  it.each([
    [{ MODEL_URL: undefined }, /needs MODEL_URL/],
    [{ MODEL_NAME: undefined }, /needs MODEL_NAME/],
    [{ MODEL_PROVIDER: "anthropic", MODEL_API_KEY: undefined }, /needs MODEL_API_KEY/],
    [{ MODEL_PROVIDER: undefined }, /MODEL_API_KEY needs MODEL_PROVIDER/],
    [{ MODEL_PROVIDER: "none" }, /MODEL_URL needs MODEL_PROVIDER/],
    [{ MODEL_PROVIDER: "other" }, /MODEL_PROVIDER must be/],
    [{ MODEL_URL: "ftp://models.example.org" }, /MODEL_URL must be/],
    [{ MODEL_URL: "https://" }, /MODEL_URL must be/],
    [{ MODEL_URL: "http://models.example.org/v1" }, /MODEL_URL must begin with https/],
  ])("refuses a language model with %s", (changes, message) => {
    const attempt = () => readConfig({ ...production(), ...model, ...changes });
    expect(attempt).toThrow(message);
    expect(attempt).not.toThrow(/hunter2/);
  });

  it("takes a language model of this machine over plain http", () => {
    const local = { ...model, MODEL_URL: "http://127.0.0.1:11434/v1", MODEL_API_KEY: undefined };
    expect(readConfig({ ...production(), ...local }).model?.url).toBe("http://127.0.0.1:11434/v1");
  });

  it("counts an empty variable as not set", () => {
    expect(readConfig({ STANDING_HOME: home, PORT: "", DATABASE_URL: "" })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });
});

describe("the store of files", () => {
  const store = { S3_BUCKET: "kept", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  it("is a folder of this machine unless a bucket is named", () => {
    expect(readConfig({ STANDING_HOME: home }).s3).toBeUndefined();
    expect(readConfig({ STANDING_HOME: home, ...store }).s3).toEqual({
      endpoint: undefined,
      region: "us-east-1",
      bucket: "kept",
      accessKeyId: "id",
      secretAccessKey: "key",
    });
  });

  it("is refused half set up, or without encryption in production", () => {
    const half = { STANDING_HOME: home, S3_BUCKET: "kept" };
    expect(() => readConfig(half)).toThrow(/S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/);
    expect(() => readConfig({ STANDING_HOME: home, S3_REGION: "eu" })).toThrow(/S3_REGION needs S3_BUCKET/);
    expect(() => readConfig({ ...production(), ...store, S3_ENDPOINT: "http://s3.example.org" })).toThrow(
      /S3_ENDPOINT must begin with https/,
    );
  });
});

it("finds ClamAV by its socket or by host and port, and refuses anything else", () => {
  const read = (CLAMAV_SOCKET: string) => readConfig({ STANDING_HOME: home, CLAMAV_SOCKET }).clamAv;
  expect(readConfig({ STANDING_HOME: home }).clamAv).toBeUndefined();
  expect(read("/run/clamav/clamd.ctl")).toEqual({ path: "/run/clamav/clamd.ctl" });
  expect(read("scanner.internal:3310")).toEqual({ host: "scanner.internal", port: 3310 });
  expect(() => read("clamd")).toThrow(/CLAMAV_SOCKET must be a path or host:port/);
});

describe("settings", () => {
  it("says of each variable what it does and what it usually is", () => {
    expect(settings().length).toBeGreaterThan(10);
    for (const setting of settings()) {
      expect(setting.description, setting.name).toBeTruthy();
      expect(setting.usual, setting.name).toBeTruthy();
    }
  });

  it("stand in the README's table, all of them, in these words", () => {
    const readme = readFileSync(path.join(import.meta.dirname, "../../../README.md"), "utf8");
    const table = readme.split("<!-- settings -->")[1]?.split("<!-- /settings -->")[0] ?? "";
    const rows = table.trim().split("\n").slice(2);
    const cells = rows.map((row) =>
      row
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
    expect(cells).toEqual(
      settings().map(({ name, usual, description }) => [`\`${name}\``, usual, description]),
    );
  });
});
