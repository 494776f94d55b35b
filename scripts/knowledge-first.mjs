import { compileKnowledgeWhenChanged } from "./prepare/knowledge.mjs";
import { endWithProblem } from "./prepare/problem.mjs";

// Before each start of `npm run dev`: a change in the knowledge reaches the running product.
try {
  compileKnowledgeWhenChanged();
} catch (error) {
  endWithProblem(error);
}
