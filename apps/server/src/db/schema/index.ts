/**
 * Every table and view. To add a table: write it here in its feature's file, with `...allow({ ... })` for who may do
 * what to its rows; run `drizzle-kit generate --name=<what>` in apps/server and delete the snapshot before the new one; put triggers, functions and views into
 * a hand-written migration whose name begins with a later time; give the table a line in `testing/matrix/expected.ts` and a
 * row in `testing/matrix/rows.ts`. A column `updated_at` needs `create trigger touch`, columns that a user may not set need
 * `app.protect`, a view needs `revoke insert, update, delete on <view> from standing_user`.
 */
export * from "./accounts.ts";
export * from "./admin.ts";
export * from "./ads.ts";
export * from "./analysis.ts";
export * from "./attorneys.ts";
export * from "./billing.ts";
export * from "./bookings.ts";
export * from "./cases.ts";
export * from "./cases-deadlines.ts";
export * from "./cases-evidence.ts";
export * from "./content.ts";
export * from "./attorneys-directory.ts";
export * from "./documents.ts";
export * from "./firms.ts";
export * from "./forum.ts";
export * from "./moderation.ts";
export * from "./notifications.ts";
export * from "./onboarding.ts";
export * from "./resources.ts";
export * from "./privacy.ts";
export * from "./support.ts";
export * from "./accounts-terms.ts";
export * from "./ads-tiers.ts";
