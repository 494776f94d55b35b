import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { recompileWordsOnChange } from "./words/plugin.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [recompileWordsOnChange(), tailwindcss(), reactRouter()],
  build: { target: "es2022" },
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
  server: { fs: { allow: ["../.."] } },
});
