// Makes a checkout ready to run: installs what is missing and builds what has changed. Plain JavaScript for any
// Node from 18 on, because the project's own Node is among what may be missing.
import { buildWhenChanged } from "./prepare/build.mjs";
import { installWhenMissing } from "./prepare/install.mjs";
import { compileKnowledgeWhenChanged } from "./prepare/knowledge.mjs";
import { alone } from "./prepare/lock.mjs";
import { endWithProblem } from "./prepare/problem.mjs";

try {
  await alone(() => {
    installWhenMissing();
    compileKnowledgeWhenChanged();
    if (!process.argv.includes("--install-only")) buildWhenChanged();
  });
} catch (error) {
  endWithProblem(error);
}
