import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunks } from "./bundling/chunks.ts";
import { contractParts } from "./bundling/contract-parts.ts";
import { serverLinks } from "./bundling/server-links.ts";
import { singleWords } from "./bundling/single-words.ts";
import { unwatchedRouter } from "./bundling/unwatched-router.ts";
import { recompileWordsOnChange } from "./words/plugin.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    recompileWordsOnChange(),
    singleWords(),
    contractParts(),
    unwatchedRouter(),
    serverLinks(join(import.meta.dirname, "app")),
    chunks(join(import.meta.dirname, "app")),
    tailwindcss(),
    reactRouter(),
  ],
  // No page is looked into by the tools for it; without them the browser's half of React is smaller.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  build: { target: "es2022", modulePreload: false },
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  server: { fs: { allow: ["../.."] } },
});
