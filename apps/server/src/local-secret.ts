import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeHome } from "./home.ts";
import { StartProblem, codeOf } from "./start-problem.ts";

/** The secret of a machine that nobody gave one: made at random, once, readable by this user only. */
export function localSecret(home: string): string {
  const file = path.join(makeHome(home), "auth-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") {
      throw new StartProblem(`The file ${file} cannot be written (${codeOf(error)}).`);
    }
  }
  return readSecret(file);
}

function readSecret(file: string): string {
  let secret = "";
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new StartProblem(`The file ${file} cannot be read (${codeOf(error)}).`);
  }
  if (secret.length < 32) {
    throw new StartProblem(
      `The file ${file} is damaged: remove it, and a new secret is made; everyone then signs in again.`,
    );
  }
  return secret;
}
