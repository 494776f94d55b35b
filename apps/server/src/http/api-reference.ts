import { html, raw } from "hono/html";

interface Operation {
  summary?: string;
  tags?: string[];
  requestBody?: unknown;
  parameters?: unknown;
  responses?: Record<string, unknown>;
}

interface Reference {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, unknown> | undefined>;
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

function operationsOf(reference: Reference) {
  return Object.entries(reference.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method] as Operation | undefined;
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

const json = (title: string, value: unknown) =>
  value === undefined
    ? ""
    : html`<details>
        <summary>${title}</summary>
        <pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>
      </details>`;

const STYLE = `:root{color-scheme:light dark;--paper:#fbf9f4;--ink:#1d1b16;--accent:#14532d}
@media(prefers-color-scheme:dark){:root{--paper:#171512;--ink:#ece7dc;--accent:#8fd4a8}}
*{box-sizing:border-box}body{background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem}
html{background:var(--paper)}a{color:var(--accent)}h1{line-height:1.2}h2{margin-top:2.5rem;text-transform:capitalize}
h3{overflow-wrap:anywhere}code,pre{font-size:.9rem}pre{overflow:auto;max-width:100%;padding:.75rem;border:1px solid #8886;border-radius:.4rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}section{border-top:1px solid #8886;padding:.75rem 0}
.method{text-transform:uppercase;font-weight:700}summary{cursor:pointer;padding:.3rem 0}`;

/** A page that a person can read, made from the OpenAPI document; it needs no script. */
export function renderReference(reference: Reference, nonce: string) {
  const operations = operationsOf(reference);
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? "other"))];
  const entry = ({ path, method, operation }: (typeof operations)[number]) =>
    html`<section>
      <h3><span class="method">${method}</span> <code>/api${path}</code></h3>
      <p>${operation.summary ?? ""}</p>
      ${json("Parameters", operation.parameters)} ${json("Body", operation.requestBody)}
      ${json("Answers", operation.responses)}
    </section>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${reference.info.title}</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${reference.info.title}</h1>
          <p>${reference.info.description ?? ""}</p>
          <p><a href="/api/openapi.json">The OpenAPI document</a> · <a href="/">Back to Standing</a></p>
          <nav aria-label="Parts">${tags.map((tag) => html`<a href="#${tag}">${tag}</a>`)}</nav>
          ${tags.map(
            (tag) =>
              html`<h2 id="${tag}">${tag}</h2>
                ${operations.filter(({ operation }) => (operation.tags?.[0] ?? "other") === tag).map(entry)}`,
          )}
        </main>
      </body>
    </html>`;
}
