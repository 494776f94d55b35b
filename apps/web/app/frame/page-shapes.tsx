import type { ReactNode } from "react";
import { ReportSaid } from "../features/analysis/report/report-said.tsx";
import { CaseListSkeleton } from "../features/cases/case-list-skeleton.tsx";
import { SkeletonCards } from "../features/content/library/skeleton-cards.tsx";
import * as reportWords from "../words/analysis-report.ts";
import * as caseWords from "../words/cases.ts";
import * as libraryWords from "../words/content-library.ts";
import * as resourceWords from "../words/resources.ts";
import type { ShapedPattern } from "./on-the-way.tsx";

const loadingCase = () => <ReportSaid>{reportWords.loadingCase()}</ReportSaid>;

/** By the pattern of the address. */
export const SHAPES: Record<ShapedPattern, () => ReactNode> = {
  "/dashboard": () => (
    <Shape title={caseWords.dashboardTitle()}>
      <CaseListSkeleton />
    </Shape>
  ),
  "/case/:id": loadingCase,
  "/enhanced-case/:id": loadingCase,
  "/legal-resources": () => (
    <Shape title={resourceWords.title()}>
      <SkeletonCards />
    </Shape>
  ),
  "/legal-insights": () => (
    <Shape title={libraryWords.insightsTitle()}>
      <SkeletonCards />
    </Shape>
  ),
};

function Shape({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
