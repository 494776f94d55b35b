import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { writeWords } from "./compile.ts";

const messages = join(import.meta.dirname, "../messages");
const target = join(import.meta.dirname, "../app/words");

/** Compiles the message catalogues before a build, and again whenever one changes while developing. */
export function recompileWordsOnChange(): Plugin {
  return {
    name: "standing:words",
    buildStart: () => writeWords(messages, target),
    configureServer(server) {
      server.watcher.add(messages);
      server.watcher.on("change", (path) => {
        if (!path.startsWith(messages + sep)) return;
        writeWords(messages, target).catch((error: Error) => server.config.logger.error(error.message));
      });
    },
  };
}
