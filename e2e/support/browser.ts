import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const top = path.resolve(import.meta.dirname, "../..");
const pack = path.join(top, "node_modules/@sparticuz/chromium");

/**
 * The browser of this checkout, unpacked from its package the first time. Not in the machine's temporary folder, where
 * another checkout's or another user's would be taken for ours; and under its name only when it is whole.
 * @returns the path of the executable
 */
export function browserPath(): string {
  return path.join(unpacked(), "chromium");
}

/** What the browser needs in its environment: the fonts of its package, so that a machine without fonts shows text. */
export function browserEnvironment(): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(inherited), FONTCONFIG_PATH: path.join(unpacked(), "fonts") };
}

function unpacked(): string {
  const { version } = JSON.parse(readFileSync(path.join(pack, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = path.join(top, `.tmp/chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(path.dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  execFileSync(process.execPath, [path.join(import.meta.dirname, "unpack-browser.ts")], {
    cwd: top,
    env: { ...process.env, TMPDIR: unfinished },
    stdio: ["ignore", "ignore", "inherit"],
  });
  writeFileSync(path.join(unfinished, "fonts/fonts.conf"), fontConfiguration(path.join(folder, "fonts")));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

/** The package's own names folders of the machine that it was made for. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;
}
