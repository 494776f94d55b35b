import { Skeleton } from "../../ui/states.tsx";
import * as words from "../../words/cases.ts";

const SKELETONS = [1, 2, 3];

/** The shape of the list of cases. */
export function CaseListSkeleton() {
  return (
    <div role="status" aria-label={words.listLoading()}>
      {SKELETONS.map((key) => (
        <div key={key} className="flex flex-col gap-3 border-t border-rule py-6">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-11 w-40" />
        </div>
      ))}
    </div>
  );
}
