import type { ReactNode } from "react";

interface AccountPageProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** One narrow column for signing in, signing up and passwords. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className="page flex max-w-lg flex-col gap-6 pt-12">
      <div>
        <h1 className="text-3xl">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-quiet">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
