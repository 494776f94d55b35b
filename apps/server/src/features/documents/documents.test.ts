import type { SessionUser } from "@standing/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NoSpace, type FilesPort, readWhole } from "../../ports/files/files.ts";
import { ScanFailed } from "../../ports/scan/scan.ts";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";
import { docxOf, pdfOf, phonePhoto } from "../../testing/sample-files.ts";
import { sweepFiles } from "./sweep-files.ts";

let world: TestWorld;
let jane: SessionUser;
let other: SessionUser;
let caseId: string;
beforeAll(async () => {
  world = await testWorld();
  [jane, other] = [
    await world.claimant("jane@example.org"),
    await world.claimant("someone.else@example.org"),
  ];
  caseId = await newCase(jane);
});
afterAll(() => world.close());

async function newCase(user: SessionUser): Promise<string> {
  const { client } = world.as(user);
  const { id } = await client.cases.submit({
    title: "Deposit",
    description: "My landlord kept my deposit of $2,400 in Oakland, California and sent no list of damages.",
    legal_category: "real_estate_law",
    incident_date: "2026-06-30",
    incident_state: "CA",
  });
  await until(async () => (await client.cases.get({ id })).status === "completed");
  return id;
}

async function pays(user: SessionUser, forCase: string): Promise<string> {
  const { client } = world.as(user);
  const { url } = await client.documents["create-document-upload-payment"]({ caseId: forCase });
  const session_id = url?.split("/").at(-1) ?? "";
  await client.billing.finishSandboxCheckout({ session_id, act: "pay" });
  return session_id;
}

const fileOf = (name: string, bytes: Buffer | string) => new File([Buffer.from(bytes)], name);
const docs = (user: SessionUser) => world.as(user).client.documents;
const add = (name: string, bytes: Buffer | string, user = jane, of = caseId) =>
  docs(user).upload({ case_id: of, file: fileOf(name, bytes), document_type: "evidence" });
async function keysBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of world.services.files.list(prefix)) keys.push(key);
  return keys;
}

describe("the payment", () => {
  test("is asked for once, decided by the server, and opens every case of the user", async () => {
    await expect(add("a.txt", "a")).rejects.toMatchObject({
      code: "PAYMENT_REQUIRED",
      message: "Payment required for document uploads",
    });
    const { client } = world.as(jane);
    const { url } = await client.documents["create-document-upload-payment"]({ caseId });
    const session_id = url?.split("/").at(-1) ?? "";
    const verify = () => client.documents["verify-document-payment"]({ sessionId: session_id });
    expect(await verify()).toEqual({ success: false });
    expect(await client.documents.list({ case_id: caseId })).toMatchObject({ has_payment: false });
    const back = await client.billing.finishSandboxCheckout({ session_id, act: "pay" });
    expect(back.url).toContain(`/case/${caseId}`);
    expect(back.url).toContain("payment_success=true");
    expect(await verify()).toEqual({ success: true });
    expect(await client.documents.list({ case_id: caseId })).toMatchObject({ has_payment: true });
    expect(await client.documents["create-document-upload-payment"]({ caseId })).toEqual({
      hasPayment: true,
    });
    expect(
      await world.as(other).client.documents["verify-document-payment"]({ sessionId: session_id }),
    ).toEqual({
      success: false,
    });
    expect(
      await world.database.asOwner("select amount, status from orders where user_id = $1", [jane.id]),
    ).toEqual([{ amount: "1000", status: "paid" }]);
  });

  test("is asked for by the owner of the case only, and a cancelled one opens nothing", async () => {
    await expect(docs(other)["create-document-upload-payment"]({ caseId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const own = await newCase(other);
    const { url } = await docs(other)["create-document-upload-payment"]({ caseId: own });
    const session_id = url?.split("/").at(-1) ?? "";
    const back = await world.as(other).client.billing.finishSandboxCheckout({ session_id, act: "cancel" });
    expect(back.url).toContain("payment_cancelled=true");
    expect(await docs(other).list({ case_id: own })).toMatchObject({ has_payment: false });
  });
});

describe("a document", () => {
  test("is checked, kept under user, case and time, listed, downloaded and deleted with its bytes", async () => {
    const bytes = await pdfOf(["The deposit is $2,400."]);
    const added = await docs(jane).upload({
      case_id: caseId,
      file: fileOf("../Mein Vertrag.pdf", bytes),
      document_type: "other",
      description: " The lease ",
    });
    expect(added).toMatchObject({
      file_name: "Mein Vertrag.pdf",
      file_size: bytes.length,
      mime_type: "application/pdf",
      description: "The lease",
      is_shared_with_attorney: false,
      payment_verified: true,
      metadata_removed: false,
    });
    expect(added.file_path).toMatch(new RegExp(`^${jane.id}/${caseId}/\\d{13}-Mein-Vertrag\\.pdf$`));
    expect((await docs(jane).list({ case_id: caseId })).documents[0]).toMatchObject({ id: added.id });
    const { headers, body } = await docs(jane).download({ id: added.id });
    expect(Buffer.from(await body.arrayBuffer()).equals(bytes)).toBe(true);
    expect(headers["content-disposition"]).toBe(
      "attachment; filename=\"Mein Vertrag.pdf\"; filename*=UTF-8''Mein%20Vertrag.pdf",
    );
    await docs(jane).remove({ id: added.id });
    expect(await keysBelow(`case-documents/${jane.id}/${caseId}`)).toEqual([]);
    await expect(docs(jane).download({ id: added.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(docs(jane).remove({ id: added.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("of a phone's camera is kept without its hidden data, and says so", async () => {
    const added = await add("photo.jpg", await phonePhoto());
    expect(added).toMatchObject({ metadata_removed: true, mime_type: "image/jpeg" });
    const kept = await readWhole(world.services.files, `case-documents/${added.file_path}`);
    expect(Buffer.from(kept ?? []).toString("latin1")).not.toContain("Jane Secret");
    await docs(jane).remove({ id: added.id });
  });

  test("of another person is not found, whatever is tried", async () => {
    const { id } = await add("a.txt", "mine");
    const upload = await docs(jane).startUpload({ case_id: caseId, file_name: "b.txt", file_size: 4 });
    const theirs = docs(other);
    const part = { params: { id: upload.id }, query: { offset: 0 }, body: fileOf("part", "evil") };
    for (const attempt of [
      () => theirs.download({ id }),
      () => theirs.remove({ id }),
      () => theirs.list({ case_id: caseId }),
      () => add("a.txt", "x", other),
      () => theirs.startUpload({ case_id: caseId, file_name: "a.txt", file_size: 1 }),
      () => theirs.uploadState({ id: upload.id }),
      () => theirs.putPart(part),
      () => theirs.finishUpload({ id: upload.id }),
      () => theirs.cancelUpload({ id: upload.id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await docs(jane).cancelUpload({ id: upload.id });
    await docs(jane).remove({ id });
  });

  test("that is refused leaves nothing behind", async () => {
    await expect(add("a.pdf", "<html>")).rejects.toMatchObject({ data: { reason: "not_as_named" } });
    await expect(add("a.exe", "x")).rejects.toMatchObject({ data: { reason: "type" } });
    await expect(add("a.txt", "")).rejects.toMatchObject({ data: { reason: "too_small", limit: 1 } });
    await expect(add("a.txt", Buffer.alloc(10_485_761, "a"))).rejects.toMatchObject({
      data: { reason: "too_large", limit: 10_485_760 },
    });
    expect(await keysBelow("case-documents")).toEqual([]);
  });
});

describe("an upload in parts", () => {
  const whole = Buffer.from("0123456789");
  const start = (name = "parts.txt", size = whole.length) =>
    docs(jane).startUpload({ case_id: caseId, file_name: name, file_size: size, last_modified: 1 });
  const put = (id: string, offset: number, bytes: Buffer) =>
    docs(jane).putPart({ params: { id }, query: { offset }, body: fileOf("part", bytes) });

  test("goes on where it stopped, also after a reload, and is finished once however often that is asked", async () => {
    const { id } = await start();
    expect(await put(id, 0, whole.subarray(0, 4))).toMatchObject({ received: 4 });
    await expect(put(id, 0, whole.subarray(0, 4))).rejects.toMatchObject({
      code: "WRONG_OFFSET",
      data: { received: 4 },
    });
    await expect(put(id, 8, whole.subarray(8))).rejects.toMatchObject({ data: { received: 4 } });
    await expect(docs(jane).finishUpload({ id })).rejects.toMatchObject({ code: "WRONG_OFFSET" });
    expect((await docs(jane).list({ case_id: caseId })).unfinished).toMatchObject({ id, received: 4 });
    expect(await start()).toMatchObject({ id, received: 4 });
    expect(await put(id, 4, whole.subarray(4))).toMatchObject({ received: 10 });
    const [first, second] = await Promise.all([
      docs(jane).finishUpload({ id }),
      docs(jane).finishUpload({ id }),
    ]);
    expect(first).toMatchObject({ id, file_name: "parts.txt" });
    expect(second.id).toBe(id);
    expect(await docs(jane).finishUpload({ id })).toMatchObject({ id });
    const { body } = await docs(jane).download({ id });
    expect(await body.text()).toBe("0123456789");
    expect(await keysBelow(`uploads/${jane.id}`)).toEqual([]);
    expect((await docs(jane).list({ case_id: caseId })).unfinished).toBeNull();
    await docs(jane).remove({ id });
  });

  test("of two at once the same part is kept once", async () => {
    const { id } = await start("race.txt");
    const answers = await Promise.allSettled([1, 2, 3].map(() => put(id, 0, whole)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await docs(jane).uploadState({ id })).toMatchObject({ received: 10 });
    await docs(jane).cancelUpload({ id });
    expect(await keysBelow(`uploads/${jane.id}`)).toEqual([]);
  });

  test("gives way to another file, takes no more than announced, and is gone when it is refused", async () => {
    const first = await start("first.txt");
    await put(first.id, 0, whole.subarray(0, 4));
    const second = await start("second.pdf");
    await expect(docs(jane).uploadState({ id: first.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(put(second.id, 0, Buffer.alloc(11))).rejects.toMatchObject({
      data: { reason: "too_large" },
    });
    await put(second.id, 0, whole);
    await expect(docs(jane).finishUpload({ id: second.id })).rejects.toMatchObject({
      data: { reason: "not_as_named" },
    });
    expect(await keysBelow(`uploads/${jane.id}`)).toEqual([]);
    expect((await docs(jane).list({ case_id: caseId })).unfinished).toBeNull();
    await expect(start("a.exe")).rejects.toMatchObject({ data: { reason: "type" } });
    await expect(start("a.pdf", 10_485_761)).rejects.toMatchObject({ data: { reason: "too_large" } });
  });

  test("that nobody went on with, and bytes without a row, are swept away after a day", async () => {
    const { id } = await start("forgotten.txt");
    await put(id, 0, whole.subarray(0, 4));
    const kept = await add("kept.txt", "kept");
    const { files } = world.services;
    await files.put(`case-documents/${jane.id}/${caseId}/1-orphan.txt`, whole, "text/plain");
    await files.put(`uploads/${jane.id}/5f0c8f3e-0000-4000-8000-000000000000/0-4`, whole, "text/plain");
    expect(await sweepFiles(world.services)).toBe(0);
    await world.database.asOwner("alter table document_uploads disable trigger touch");
    await world.database.asOwner(
      "update document_uploads set updated_at = now() - interval '25 hours' where id = $1",
      [id],
    );
    const tomorrow = { ...world.services, now: () => new Date(Date.now() + 25 * 3_600_000) };
    expect(await sweepFiles(tomorrow)).toBe(3);
    expect(await keysBelow(`uploads/${jane.id}`)).toEqual([]);
    expect(await keysBelow(`case-documents/${jane.id}`)).toEqual([`case-documents/${kept.file_path}`]);
    await expect(docs(jane).uploadState({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await docs(jane).remove({ id: kept.id });
  });
});

describe("on a bad day", () => {
  /** Replaces a service for the time of `work`. */
  async function having(change: Partial<TestWorld["services"]>, work: () => Promise<void>) {
    const before = { ...world.services };
    Object.assign(world.services, change);
    try {
      await work();
    } finally {
      Object.assign(world.services, before);
    }
  }
  const full = (files: FilesPort): FilesPort => ({
    ...files,
    put: async () => {
      throw new NoSpace("full");
    },
  });

  test("a full disk is said, and nothing is half stored", async () => {
    const upload = await docs(jane).startUpload({ case_id: caseId, file_name: "a.txt", file_size: 4 });
    await having({ files: full(world.services.files) }, async () => {
      await expect(add("a.txt", "text")).rejects.toMatchObject({ code: "NO_SPACE" });
      const part = { params: { id: upload.id }, query: { offset: 0 }, body: fileOf("part", "text") };
      await expect(docs(jane).putPart(part)).rejects.toMatchObject({ code: "NO_SPACE" });
    });
    expect(await docs(jane).list({ case_id: caseId })).toMatchObject({ documents: [], unfinished: null });
    expect([...(await keysBelow("case-documents")), ...(await keysBelow("uploads"))]).toEqual([]);
  });

  test("a virus is refused, and while the scanner is silent nothing is taken", async () => {
    await having({ scanner: { isClean: async () => false } }, () =>
      expect(add("a.txt", "EICAR")).rejects.toMatchObject({ data: { reason: "virus" } }),
    );
    const silent = { isClean: () => Promise.reject(new ScanFailed("silent")) };
    await having({ scanner: silent }, () =>
      expect(add("a.txt", "text")).rejects.toMatchObject({ code: "SCAN_UNAVAILABLE" }),
    );
    expect(await keysBelow("case-documents")).toEqual([]);
  });

  test("a document whose bytes cannot be deleted stays", async () => {
    const { id } = await add("a.txt", "text");
    const stuck = { ...world.services.files, delete: () => Promise.reject(new Error("no network")) };
    await having({ files: stuck }, () => expect(docs(jane).remove({ id })).rejects.toThrow("no network"));
    expect((await docs(jane).list({ case_id: caseId })).documents).toMatchObject([{ id }]);
    await docs(jane).remove({ id });
  });
});

describe("the words of a document", () => {
  const reading = (id: string) =>
    until(async () => {
      const found = (await docs(jane).list({ case_id: caseId })).documents.find((one) => one.id === id);
      return found && found.reading !== "waiting" ? found : null;
    });

  test("are read by page in a job, or it is said why not", async () => {
    const lease = await add(
      "Lease.pdf",
      await pdfOf(["The deposit is $2,400.", "The landlord gave 30 days notice."]),
    );
    expect(await reading(lease.id)).toMatchObject({ reading: "read", pages: 2, unread_by_analysis: true });
    const rows = await world.database.asOwner<{ extracted_text: string }>(
      "select extracted_text from case_documents where id = $1",
      [lease.id],
    );
    expect(rows[0]?.extracted_text.split("\f")).toEqual([
      "The deposit is $2,400.",
      "The landlord gave 30 days notice.",
    ]);
    const { client } = world.as(jane);
    await client.cases.resubmit({ id: caseId });
    await until(async () => (await client.cases.get({ id: caseId })).status === "completed");
    const [{ findings } = { findings: [] }] = await world.database.asOwner<{ findings: object[] }>(
      "select ai_analysis_result -> 'document_findings' as findings from cases where id = $1",
      [caseId],
    );
    expect(findings).toContainEqual(
      expect.objectContaining({ document: "Lease.pdf", page: 1, plain: "An amount of $2,400 is named." }),
    );
    expect(await reading(lease.id)).toMatchObject({ unread_by_analysis: false });
    const photo = await add("photo.jpg", await phonePhoto());
    expect(await reading(photo.id)).toMatchObject({
      reading: "unsupported",
      pages: 0,
      unread_by_analysis: false,
    });
    const scan = await add("scan.pdf", await pdfOf(["", ""]));
    expect(await reading(scan.id)).toMatchObject({ reading: "no_text" });
    const letter = await add("letter.docx", await docxOf("Dear Jane"));
    expect(await reading(letter.id)).toMatchObject({ reading: "read", pages: 1 });
    for (const { id } of [lease, photo, scan, letter]) await docs(jane).remove({ id });
  });
});

describe("over HTTP", () => {
  test("a document comes as a file to save, sandboxed, with the browser's guess forbidden, to its owner alone", async () => {
    await pays(other, await newCase(other));
    const signIn = await world.fetch("/api/session", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "jane@example.org", password: "a long enough password" }),
    });
    const cookie = signIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const form = new FormData();
    form.set("file", fileOf("Übergabe.txt", "x".repeat(2_000_000)));
    form.set("document_type", "photo");
    const sent = await world.fetch(`/api/cases/${caseId}/documents`, {
      method: "POST",
      headers: { cookie, origin: world.origin },
      body: form,
    });
    expect(sent.status).toBe(200);
    const { id } = (await sent.json()) as { id: string };
    const answer = await world.fetch(`/api/documents/${id}/file`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBe(2_000_000);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": "attachment; filename=\"_bergabe.txt\"; filename*=UTF-8''%C3%9Cbergabe.txt",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect((await world.fetch(`/api/documents/${id}/file`)).status).toBe(401);
    const upload = await world.fetch(`/api/cases/${caseId}/document-uploads`, {
      method: "POST",
      headers: { cookie, origin: world.origin, "content-type": "application/json" },
      body: JSON.stringify({ file_name: "a.txt", file_size: 3 }),
    });
    const begun = (await upload.json()) as { id: string };
    const part = await world.fetch(`/api/document-uploads/${begun.id}?offset=0`, {
      method: "PUT",
      headers: { cookie, origin: world.origin, "content-type": "application/octet-stream" },
      body: "abc",
    });
    expect(await part.json()).toMatchObject({ received: 3 });
    const tooLarge = new FormData();
    tooLarge.set("file", fileOf("a.txt", Buffer.alloc(11_000_000, "a")));
    const refused = await world.fetch(`/api/cases/${caseId}/documents`, {
      method: "POST",
      headers: { cookie, origin: world.origin },
      body: tooLarge,
    });
    expect([413, 422]).toContain(refused.status);
    await docs(jane).remove({ id });
  });
});
