/**
 * `npm run library -- listed [READINGS]` makes the decisions that ship as plain facts, `npm run library -- cited` who
 * cites whom and what later texts say: the second again whenever decisions are added. Both read the development data.
 */
const [what] = process.argv.slice(2);
if (what === "listed") await import("./library/listed.ts");
else if (what === "cited") await import("./library/cited.ts");
else {
  console.error("npm run library -- listed [READINGS] | cited");
  process.exitCode = 1;
}
