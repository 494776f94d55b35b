import type { ReactNode } from "react";
import { Link } from "react-router";

interface FigureProps {
  label: string;
  note?: ReactNode;
  /** The list of what was counted. */
  to?: string | undefined;
  children: ReactNode;
}

/** One counted number, which opens the rows that it is made of. */
export function Figure({ label, note, to, children }: FigureProps) {
  return (
    <div className="border-t border-rule pt-3">
      <dt className="text-quiet">{label}</dt>
      <dd>
        <span className="font-serif text-3xl font-semibold tabular">
          {to === undefined ? (
            children
          ) : (
            <Link to={to} className="link">
              {children}
            </Link>
          )}
        </span>
        {note !== undefined && <span className="mt-1 block text-sm text-quiet">{note}</span>}
      </dd>
    </div>
  );
}
