import type { AuditEntryRow } from "@standing/contract";
import { Link } from "react-router";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/admin-desk.ts";

/** Entries of the audit log: who, what, on what, when. */
export function AuditList({ entries }: { entries: readonly AuditEntryRow[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className="border-t border-rule py-3">
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <code className="font-semibold wrap-anywhere">{entry.action}</code>
            <span className="text-quiet wrap-anywhere">
              {entry.entity} {entry.entity_id}
            </span>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
            <DateText value={entry.created_at} time />
            <Actor entry={entry} />
            {entry.details !== null && <span className="wrap-anywhere">{detailsOf(entry.details)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Actor({ entry: { actor_kind, actor_id, actor_email } }: { entry: AuditEntryRow }) {
  if (actor_id === null) return <span>{words.actor(actor_kind)}</span>;
  return (
    <Link to={`/admin/users/${actor_id}`} className="link wrap-anywhere">
      {actor_email ?? words.goneAccount()}
    </Link>
  );
}

function detailsOf(details: NonNullable<AuditEntryRow["details"]>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(", ");
}
