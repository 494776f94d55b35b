import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { fakeS3 } from "../../testing/fake-s3.ts";
import { type FilesPort, type KeptKey, NoSpace, deleteAll, readWhole, safeKey } from "./files.ts";
import { localFiles } from "./local.ts";
import { s3Files } from "./s3.ts";

interface Bed {
  port: FilesPort;
  /** From now on there is no room. */
  fill(): void;
  /** Names of everything that is kept, half files too. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

async function localBed(): Promise<Bed> {
  const folder = await mkdtemp(join(tmpdir(), "standing-files-"));
  let full = false;
  const port = localFiles(folder, async (file, bytes) => {
    await writeFile(file, full ? bytes.subarray(0, 1) : bytes);
    if (full) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  return {
    port,
    fill: () => void (full = true),
    names: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name),
    close: () => rm(folder, { recursive: true }),
  };
}

async function s3Bed(): Promise<Bed> {
  const server = await fakeS3("kept");
  const port = s3Files({
    endpoint: server.endpoint,
    region: "us-east-1",
    bucket: "kept",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
  return {
    port,
    fill: () => void (server.state.full = true),
    names: async () => [...server.objects.keys()].map((key) => key.split("/").at(-1) ?? ""),
    close: async () => {
      await server.close();
      expect(server.state.unsigned).toBe(0);
    },
  };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (port: FilesPort, key: string) => {
  const whole = await readWhole(port, key);
  return whole && new TextDecoder().decode(whole);
};

async function listOf(port: FilesPort, prefix: string): Promise<KeptKey[]> {
  const found: KeptKey[] = [];
  for await (const kept of port.list(prefix)) found.push(kept);
  return found;
}

describe.each([
  ["a local folder", localBed],
  ["an S3-compatible store", s3Bed],
])("%s", (_name, makeBed) => {
  let bed: Bed;
  afterEach(async () => {
    bed.port.close();
    await bed.close();
  });

  test("keeps, replaces, finds and deletes a file", async () => {
    bed = await makeBed();
    const key = "case-documents/person/case/1-Lease.pdf";
    expect(await bed.port.exists(key)).toBe(false);
    expect(await bed.port.get(key)).toBeNull();
    await bed.port.put(key, bytes("first"), "text/plain");
    await bed.port.put(key, bytes("the second"), "text/plain");
    expect(await bed.port.exists(key)).toBe(true);
    expect((await bed.port.get(key))?.size).toBe(10);
    expect(await read(bed.port, key)).toBe("the second");
    await bed.port.delete(key);
    await bed.port.delete(key);
    expect(await bed.port.exists(key)).toBe(false);
  });

  test("gives back every byte of a large file", async () => {
    bed = await makeBed();
    const large = new Uint8Array(3 * 1024 * 1024).map((_, at) => (at * 31) % 251);
    await bed.port.put("large/one", large, "application/octet-stream");
    expect(Buffer.compare((await readWhole(bed.port, "large/one")) ?? large.subarray(1), large)).toBe(0);
  });

  test("lists and deletes what begins with the same segments, and nothing else", async () => {
    bed = await makeBed();
    for (const key of ["a/b/1", "a/b/c/2", "a/bb/3"]) await bed.port.put(key, bytes(key), "text/plain");
    const listed = await listOf(bed.port, "a/b");
    expect(Object.fromEntries(listed.map(({ key, size }) => [key, size]))).toEqual({
      "a/b/1": 5,
      "a/b/c/2": 7,
    });
    expect(listed[0]?.changed_at.getTime()).toBeGreaterThan(0);
    expect(await listOf(bed.port, "nothing/here")).toEqual([]);
    expect(await deleteAll(bed.port, "a/b")).toBe(2);
    expect(await read(bed.port, "a/bb/3")).toBe("a/bb/3");
  });

  test("refuses keys that leave their folder", async () => {
    bed = await makeBed();
    for (const key of [
      "../secret",
      "a/../b",
      "/etc/passwd",
      "a//b",
      "a/.half-1",
      "a\\b",
      "a/b\0",
      "",
      "a/",
    ]) {
      await expect(bed.port.put(key, bytes("x"), "text/plain"), key).rejects.toThrow(RangeError);
      await expect(bed.port.get(key), key).rejects.toThrow(RangeError);
    }
    expect(await bed.names()).toEqual([]);
  });

  test("without room it says so, and keeps the old file and no half one", async () => {
    bed = await makeBed();
    await bed.port.put("a/1", bytes("old"), "text/plain");
    bed.fill();
    await expect(bed.port.put("a/1", bytes("newer"), "text/plain")).rejects.toThrow(NoSpace);
    await expect(bed.port.put("a/2", bytes("newer"), "text/plain")).rejects.toThrow(NoSpace);
    expect(await read(bed.port, "a/1")).toBe("old");
    expect(await bed.names()).toEqual(["1"]);
  });
});

test("local files are for their owner's eyes only", async () => {
  const folder = await mkdtemp(join(tmpdir(), "standing-files-"));
  await localFiles(folder).put("a/b", bytes("x"), "text/plain");
  expect((await stat(join(folder, "a/b"))).mode & 0o077).toBe(0);
  expect((await stat(join(folder, "a"))).mode & 0o077).toBe(0);
  await rm(folder, { recursive: true });
});

test("a key of more than eight segments, or a very long one, is not safe", () => {
  expect(() => safeKey("a/b/c/d/e/f/g/h/i")).toThrow(RangeError);
  expect(() => safeKey("a".repeat(201))).toThrow(RangeError);
  expect(safeKey("a/b-c_d.E")).toBe("a/b-c_d.E");
});
