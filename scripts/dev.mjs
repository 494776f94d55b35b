// `npm run dev`: the product from its sources. Pages reload by themselves; a change in the server restarts it.
import { spawn } from "node:child_process";
import { installWhenMissing } from "./prepare/install.mjs";
import { compileKnowledgeWhenChanged } from "./prepare/knowledge.mjs";
import { alone } from "./prepare/lock.mjs";
import { node, top } from "./prepare/places.mjs";
import { endWithProblem } from "./prepare/problem.mjs";

try {
  await alone(() => {
    installWhenMissing();
    compileKnowledgeWhenChanged();
  });
} catch (error) {
  endWithProblem(error);
}
const watched = ["apps/server/src", "packages/contract/src", "packages/analysis/src", "knowledge"];
const child = spawn(
  node,
  [
    ...watched.map((folder) => `--watch-path=${folder}`),
    "--watch-preserve-output",
    "--import",
    "./scripts/knowledge-first.mjs",
    "apps/server/src/main.ts",
  ],
  { cwd: top, stdio: "inherit", detached: true, env: { ...process.env, NODE_ENV: "development" } },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => child.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
}
child.on("exit", (code) => process.exit(code ?? 0));
