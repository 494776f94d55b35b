import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { isForm, namesNoPage, pageWrites } from "./page-posts.ts";

const action = () => null;
const route = (id: string, parentId?: string, more: object = {}) => ({ id, parentId, module: {}, ...more });
const routes = Object.fromEntries(
  [
    route("root", undefined, { path: "" }),
    route("home", "root", { index: true, module: { action } }),
    route("admin", "root", { path: "admin" }),
    route("overview", "admin", { index: true }),
    route("users", "admin", { path: "users" }),
    route("user", "admin", { path: "users/:id", module: { action } }),
    route("account", "root", { path: "account", module: { action } }),
    route("account-home", "account", { index: true }),
    route("missing", "root", { path: "*" }),
  ].map((one) => [one.id, one]),
) as unknown as ServerBuild["routes"];

const takes = pageWrites(routes);
const asked = (method: string, path: string) => takes(new Request(`http://standing.test${path}`, { method }));

test("every page is read", () => {
  for (const path of ["/", "/admin", "/admin/users", "/account", "/nowhere"]) {
    expect(asked("GET", path)).toBe(true);
    expect(asked("HEAD", path)).toBe(true);
  }
});

test("a page takes what its action does, its own or that of the page around an index", () => {
  for (const path of [
    "/",
    "/admin/users/1",
    "/account",
    "/_root.data",
    "/_.data",
    "/_root.data?index",
    "/_.data?index",
    "/?index",
    "/admin/users/1.data",
    "/account.data",
  ])
    expect([path, asked("POST", path)]).toEqual([path, true]);
});

test("a page without an action takes nothing", () => {
  for (const path of ["/admin", "/admin/users", "/admin.data", "/nowhere"])
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(asked(method, path)).toBe(false);
});

test("what is no form is told from one", () => {
  const sent = (type: string | null) =>
    isForm(
      new Request("http://standing.test/", {
        method: "POST",
        headers: type === null ? {} : { "content-type": type },
      }),
    );
  expect(
    [
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "APPLICATION/X-WWW-FORM-URLENCODED",
    ].map(sent),
  ).toEqual([true, true, true]);
  expect(["application/json", "text/plain", "x", "", null].map(sent)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("an address with a control character names no page", () => {
  const none = (path: string) => namesNoPage(new Request(`http://standing.test${path}`));
  for (const path of ["/forum/post/a%00b/history", "/law-firm/%0A/edit.data", "/x%7f"])
    expect(none(path)).toBe(true);
  for (const path of ["/forum/post/a%20b", "/search?q=%00", "/%E6%BC%A2"]) expect(none(path)).toBe(false);
});
