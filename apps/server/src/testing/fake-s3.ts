import { createHash } from "node:crypto";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A small S3 on this machine, for tests: it keeps objects in memory and refuses requests that are not signed. */
export async function fakeS3(bucket: string) {
  const objects = new Map<string, { body: Buffer; type: string }>();
  const state = { full: false, unsigned: 0 };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? "/", "http://s3.test");
    if (!isSigned(request, body)) {
      state.unsigned += 1;
      return fail(response, 403, "AccessDenied");
    }
    const [, named, ...rest] = url.pathname.split("/");
    if (named !== bucket) return fail(response, 404, "NoSuchBucket");
    const key = decodeURIComponent(rest.join("/"));
    if (key === "") return void response.end(listing(url.searchParams.get("prefix") ?? ""));
    if (request.method === "PUT") {
      if (state.full) return fail(response, 507, "XMinioStorageFull");
      objects.set(key, { body, type: request.headers["content-type"] ?? "" });
      return void response.end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return fail(response, 404, "NoSuchKey");
    response.writeHead(200, { "content-type": found.type, "content-length": found.body.length });
    response.end(request.method === "HEAD" ? undefined : found.body);
  }

  function listing(prefix: string): string {
    const contents = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { body }]) =>
          `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
      );
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/[^/]+\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]+, Signature=[0-9a-f]{64}$/;

/** Whether a request carries a signature, and the hash that it names is that of its body. */
function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const hash = headers["x-amz-content-sha256"];
  return (
    SIGNATURE.test(headers.authorization ?? "") &&
    headers["x-amz-date"] !== undefined &&
    (hash === "UNSIGNED-PAYLOAD" || hash === createHash("sha256").update(body).digest("hex"))
  );
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
