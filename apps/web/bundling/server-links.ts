import { join } from "node:path";
import type { Plugin } from "vite";

const ROUTER = "react-router";
const WITH_SERVER_LINKS = "\0standing:react-router";

/** On the server, what the pages take from the router has our link in it: `app/ui/server-link.tsx` says why. */
export function serverLinks(app: string): Plugin {
  const link = join(app, "ui/server-link.tsx");
  return {
    name: "standing:server-links",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId(source, importer) {
      const ours = importer !== undefined && importer.startsWith(app) && !importer.startsWith(link);
      return source === ROUTER && ours ? WITH_SERVER_LINKS : null;
    },
    load(id) {
      if (id !== WITH_SERVER_LINKS) return null;
      return `export * from "${ROUTER}";\nexport { ServerLink as Link } from ${JSON.stringify(link)};`;
    },
  };
}
