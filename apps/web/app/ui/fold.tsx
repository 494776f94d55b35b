import type { ReactNode } from "react";

interface FoldProps {
  /** Names what is inside, so that a link to it opens the fold. */
  id: string;
  title: string;
  /** What a reader learns without opening it. */
  note?: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
}

/** A titled part of a page that is one press away. */
export function Fold({ id, title, note, open = false, children }: FoldProps) {
  return (
    <details open={open} className="group border-t border-rule">
      <summary className="flex min-h-12 items-baseline gap-3 py-2.5 hover:text-accent [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="text-quiet group-open:rotate-90">
          ▸
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
          <h2 className="text-xl">{title}</h2>
          {note !== undefined && <span className="text-sm text-quiet tabular">{note}</span>}
        </span>
      </summary>
      <div id={id} className="pt-1 pb-8">
        {children}
      </div>
    </details>
  );
}
