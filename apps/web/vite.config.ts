import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunks } from "./bundling/chunks.ts";
import { contractParts } from "./bundling/contract-parts.ts";
import { singleWords } from "./bundling/single-words.ts";
import { recompileWordsOnChange } from "./words/plugin.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    recompileWordsOnChange(),
    singleWords(),
    contractParts(),
    chunks(join(import.meta.dirname, "app")),
    tailwindcss(),
    reactRouter(),
  ],
  build: { target: "es2022", modulePreload: false },
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  server: { fs: { allow: ["../.."] } },
});
