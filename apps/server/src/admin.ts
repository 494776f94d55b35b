import { role as roleSchema } from "@standing/contract";
import { readConfig } from "./config.ts";
import { startEmbedded } from "./db/embedded.ts";
import { migrate } from "./db/migrate.ts";
import { openPools } from "./db/pools.ts";
import { changeRole } from "./features/admin/change-role.ts";
import { StartProblem } from "./start-problem.ts";

const USAGE = `Usage:
  npm run admin -- grant  super_admin|admin|moderator EMAIL
  npm run admin -- revoke super_admin|admin|moderator EMAIL
`;

/** Carries out one command of the operator and returns the sentence to print. */
async function run([act, role, email]: string[]): Promise<string> {
  const wanted = roleSchema.safeParse(role);
  const known = (act === "grant" || act === "revoke") && wanted.success && email;
  if (!known) throw new StartProblem(USAGE);
  const config = readConfig(process.env);
  const embedded = config.databaseUrl ? null : await startEmbedded({ home: config.home });
  const appUrl = config.databaseUrl ?? embedded?.appUrl;
  const ownerUrl = config.databaseOwnerUrl ?? embedded?.ownerUrl;
  if (!appUrl) throw new StartProblem("There is no database to use. Set DATABASE_URL.");
  if (ownerUrl) await migrate(ownerUrl);
  const pools = openPools({ appUrl });
  try {
    return await changeRole(pools, { act, role: wanted.data, email: email.toLowerCase() });
  } finally {
    await pools.close();
    await embedded?.stop();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
