import type { ReactNode } from "react";

/** The figures of a drawing as a table; its rows are children. */
export function DrawingTable({ children }: { children: ReactNode }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left tabular [&_td]:py-1 [&_td]:pr-4 [&_td]:align-top [&_th]:pr-4">
        {children}
      </table>
    </div>
  );
}
