import { renderToStaticMarkup } from "react-dom/server";
import { Link, type LinkProps, MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ServerLink } from "./server-link.tsx";

const LINKS: LinkProps[] = [
  { to: "/" },
  { to: "/dashboard", className: "link", children: "My cases" },
  { to: "/dashboard?tab=submit" },
  { to: "/case/0b6c-1#deadlines", "aria-describedby": "a", id: "b", title: "c" },
  { to: "/search?q=security%20deposit&kind=guides#top" },
  { to: "/?a=b" },
  { to: "/#here" },
  { to: "?page=2" },
  { to: "#here" },
  { to: "" },
  { to: "." },
  { to: "../up" },
  { to: "/case/../up" },
  { to: "/two//slashes" },
  { to: "//example.org/x" },
  { to: "/ends/" },
  { to: "/a b" },
  { to: "/größe?q=ö" },
  { to: "https://example.org/x?y#z" },
  { to: "mailto:a@example.org" },
  { to: { pathname: "/forum", search: "?page=2" } },
  { to: "/forum", target: "_blank", rel: "noreferrer" },
  { to: "/forum", replace: true, preventScrollReset: true, state: { from: "here" }, viewTransition: true },
  { to: "/report.pdf", reloadDocument: true },
  { to: "/forum", discover: "none" },
  { to: "forum", relative: "path" },
];

test.each(LINKS)("is written as the router writes it: %o", (link) => {
  const written = [Link, ServerLink].map((Written) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={["/law/CA?topic=deposit"]}>
        <Written {...link} />
      </MemoryRouter>,
    ),
  );
  expect(written[1]).toBe(written[0]);
});
