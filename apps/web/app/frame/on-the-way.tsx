import { type ReactNode, useEffect, useState } from "react";
import { matchPath, useLocation, useNavigation } from "react-router";
import { ReportSaid } from "../features/analysis/report/report-said.tsx";
import { CaseListSkeleton } from "../features/cases/case-list.tsx";
import { SkeletonCards } from "../features/content/library/skeleton-cards.tsx";
import * as reportWords from "../words/analysis-report.ts";
import * as caseWords from "../words/cases.ts";
import * as libraryWords from "../words/content-library.ts";
import * as resourceWords from "../words/resources.ts";

/** A page that comes sooner is not announced by another. */
const AT_ONCE_MS = 150;

const loadingCase = () => <ReportSaid>{reportWords.loadingCase()}</ReportSaid>;

const SHAPES: readonly [pattern: string, shape: () => ReactNode][] = [
  [
    "/dashboard",
    () => (
      <Shape title={caseWords.dashboardTitle()}>
        <CaseListSkeleton />
      </Shape>
    ),
  ],
  ["/case/:id", loadingCase],
  ["/enhanced-case/:id", loadingCase],
  [
    "/legal-resources",
    () => (
      <Shape title={resourceWords.title()}>
        <SkeletonCards />
      </Shape>
    ),
  ],
  [
    "/legal-insights",
    () => (
      <Shape title={libraryWords.insightsTitle()}>
        <SkeletonCards />
      </Shape>
    ),
  ],
];

function Shape({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** The shape of the page that a link leads to, while it is on its way; null when the page before stays in view. */
export function useOnTheWay(): ReactNode {
  const here = useLocation().pathname;
  const { state, location, formData } = useNavigation();
  const there = state === "loading" && formData === undefined ? location.pathname : here;
  const shape = there === here ? undefined : SHAPES.find(([pattern]) => matchPath(pattern, there))?.[1];
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const awaited = shape !== undefined ? there : null;
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setWaitingFor(awaited), AT_ONCE_MS);
    return () => {
      clearTimeout(timer);
      setWaitingFor(null);
    };
  }, [awaited]);
  return shape !== undefined && waitingFor === awaited ? shape() : null;
}
