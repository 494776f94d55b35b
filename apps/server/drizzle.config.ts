import { defineConfig } from "drizzle-kit";

/**
 * For `drizzle-kit generate`, which writes the next migration from the difference to the schema files. Its name
 * begins with the time, as the names of hand-written ones must: they are applied in the order of their names.
 */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema/index.ts",
  out: "./src/db/migrations",
  migrations: { prefix: "timestamp" },
});
