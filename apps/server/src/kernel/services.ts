import type { PrecedentSource, analyze } from "@standing/analysis";
import type { Config } from "../config.ts";
import type { Pools } from "../db/pools.ts";
import type { AuthService } from "./auth.ts";
import type { FilesPort } from "../ports/files/files.ts";
import type { MailPort } from "../ports/mail/mail.ts";
import type { ModelPort } from "../ports/model/model.ts";
import type { PaymentsPort } from "../ports/payments/payments.ts";
import type { ScanPort } from "../ports/scan/scan.ts";
import type { CaseEvents } from "./case-events.ts";
import type { Faults } from "./faults.ts";
import type { Jobs } from "./jobs.ts";
import type { Log } from "./log.ts";
import type { RateLimiter } from "./rate-limit.ts";
import type { Sales } from "./sales.ts";

/** What verbs reach besides their transaction. Made once by `app.ts`. */
export interface Services {
  config: Config;
  /** Under which mailed links are opened. */
  origin: string;
  log: Log;
  pools: Pools;
  jobs: Jobs;
  auth: AuthService;
  mail: MailPort;
  files: FilesPort;
  payments: PaymentsPort;
  /** Who is told what becomes of an order, by what it sold. */
  sales: Sales<Services>;
  /** Looks for viruses in uploaded files, where a scanner is set up. */
  scanner: ScanPort;
  model: ModelPort;
  rateLimiter: RateLimiter;
  caseEvents: CaseEvents;
  precedents: PrecedentSource;
  /** The engine, and the name of the release of the knowledge that it reads. */
  engine: { analyze: typeof analyze; release: string };
  faults: Faults;
  now: () => Date;
}
