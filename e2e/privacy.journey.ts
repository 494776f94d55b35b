import { haveCase, newEmail, openAnalysis, signUp } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("two people: neither reaches the other's case by route, call or event", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, newEmail("owner"));
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await stranger.newPage();
  await signUp(other, newEmail("stranger"));
  await other.goto("/dashboard");

  const heard: string[] = [];
  await other.exposeFunction("heard", (data: string) => heard.push(data));
  await other.evaluate(() => {
    const source = new EventSource("/api/events");
    source.addEventListener("message", (event) => {
      (globalThis as unknown as { heard(data: string): void }).heard(String(event.data));
    });
    return new Promise((resolve) => source.addEventListener("open", resolve, { once: true }));
  });

  await haveCase(page, "Mine alone");
  const path = await openAnalysis(page);
  const id = path.split("/").at(-1) ?? "";

  for (const route of [`/case/${id}`, `/enhanced-case/${id}`]) {
    const answer = await other.goto(route);
    expect(answer?.status()).toBe(404);
    await expect(other.getByText("Mine alone")).toHaveCount(0);
  }
  await other.goto(`/case/${id}`);
  await expect(other.getByText("Case Not Found")).toBeVisible();
  for (const [method, call] of [
    ["GET", `/api/cases/${id}`],
    ["POST", `/api/cases/${id}/resubmit`],
  ] as const) {
    const answer = await other.request.fetch(call, {
      method,
      headers: { origin: baseURL ?? "" },
      data: method === "POST" ? { id } : undefined,
    });
    expect(answer.status(), call).toBe(404);
    expect(await answer.text()).not.toContain("Mine alone");
  }
  const list = await (await other.request.get("/api/cases")).json();
  expect(list).toEqual({ cases: [], next: null });
  expect(heard.join()).not.toContain(id);
  await stranger.close();
});
