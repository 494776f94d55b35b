import { compileKnowledgeWhenChanged } from "./knowledge.mjs";
import { alone } from "./lock.mjs";

/** Before the tests of a project: the engine's knowledge is that of the files. */
export default async function setup() {
  await alone(compileKnowledgeWhenChanged);
}
