import type { Plugin } from "vite";

const WATCHING = /\/node_modules\/react-router\/.*\/lib\/router\/instrumentation\.js$/;

/** The router's module by which a program can watch it, for one that does not: a tenth of the router. */
const UNWATCHED = {
  consumeInstrumentationClientResultMetaReceiver: "() => undefined",
  getRouteInstrumentationUpdates: "() => ({})",
  instrumentClientSideRouter: "(router) => router",
  instrumentHandler: "(handler) => handler",
  instrumentationResultMetaContext: "undefined",
};

/** The names that the router's module must have, no more and no fewer. */
export const UNWATCHED_NAMES: readonly string[] = Object.keys(UNWATCHED);

/** Leaves out of the browser's build what the router has for watching it: no page does. */
export function unwatchedRouter(): Plugin {
  return {
    name: "standing:unwatched-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (!WATCHING.test(id)) return null;
      return Object.entries(UNWATCHED)
        .map(([name, value]) => `export const ${name} = ${value};`)
        .join("\n");
    },
  };
}
