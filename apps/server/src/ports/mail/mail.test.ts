import { chmod, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { localMail, readOutbox } from "./local.ts";
import type { MailPort } from "./mail.ts";
import { smtpMail } from "./smtp.ts";

interface Bed {
  port: MailPort;
  /** What arrived, as text that holds at least the address, subject and words. */
  arrived(): Promise<string[]>;
  close(): Promise<void>;
}

async function localBed(): Promise<Bed> {
  const folder = await mkdtemp(join(tmpdir(), "standing-mail-"));
  return {
    port: localMail(folder),
    arrived: async () =>
      (await readOutbox(folder)).map((mail) => `${mail.to}\n${mail.subject}\n${mail.text}`),
    close: () => rm(folder, { recursive: true }),
  };
}

async function smtpBed(): Promise<Bed> {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      let text = "";
      stream.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
      stream.on("end", () => {
        messages.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port: smtpMail(`smtp://127.0.0.1:${port}`, "Standing <standing@example.org>"),
    arrived: async () => messages,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe.each([
  ["the local outbox", localBed],
  ["SMTP", smtpBed],
])("%s", (_name, makeBed) => {
  let bed: Bed;
  afterEach(async () => {
    bed.port.close();
    await bed.close();
  });

  test("delivers a message whole", async () => {
    bed = await makeBed();
    await bed.port.deliver({ to: "jane@example.org", subject: "Set a new password", text: "Open this link" });
    const [message] = await bed.arrived();
    for (const part of ["jane@example.org", "Set a new password", "Open this link"])
      expect(message).toContain(part);
  });

  test("an address that carries a header is not taken as one", async () => {
    bed = await makeBed();
    await bed.port.deliver({ to: "jane@example.org", subject: "Hello\r\nBcc: other@example.org", text: "x" });
    const [message] = await bed.arrived();
    expect(message).not.toMatch(/^Bcc: other@example\.org\r?$/m);
  });
});

test("the local outbox is for its owner only, a folder of before included", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "standing-mail-")), "outbox");
  await mkdir(folder, { mode: 0o755 });
  await chmod(folder, 0o755);
  await localMail(folder).deliver({ to: "a@example.org", subject: "Hello", text: "a link" });
  const [name = ""] = await readdir(folder);
  expect(((await stat(folder)).mode & 0o777).toString(8)).toBe("700");
  expect(((await stat(join(folder, name))).mode & 0o777).toString(8)).toBe("600");
  await rm(join(folder, ".."), { recursive: true });
});

test("a mail server that is down makes delivery fail, so that the job tries again", async () => {
  const bed = await smtpBed();
  await bed.close();
  await expect(bed.port.deliver({ to: "jane@example.org", subject: "x", text: "x" })).rejects.toThrow();
  bed.port.close();
});
