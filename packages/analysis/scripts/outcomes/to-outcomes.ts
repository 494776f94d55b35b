import type { ComparableOutcome } from "../../src/estimate/comparable-outcome.ts";
import type { Jurisdiction } from "../../src/knowledge.ts";
import { mapChicagoPayment, mapLosAngelesPayout } from "./map-city-torts.ts";
import { mapFairUse, mapVaccineDecision } from "./map-others.ts";
import { mapChicagoDisposition, mapPoliceSettlement } from "./map-police.ts";
import {
  mapCaliforniaClaim,
  mapCaliforniaJudgment,
  mapFederalCase,
  mapStateWageClaim,
  mapVirginiaClaim,
  mapWashingtonComplaint,
} from "./map-wages.ts";
import { readSource } from "./source-record.ts";
import type { Mapping, SourceRecord } from "./source-record.ts";

/** The files that may be carried as facts, and how each is read. */
const MAPPINGS: Readonly<Record<string, (record: SourceRecord) => Mapping | null>> = {
  chicago_law_dept_dispositions: mapChicagoDisposition,
  chicago_law_dept_payments: mapChicagoPayment,
  police_settlements_cities: mapPoliceSettlement,
  los_angeles_liability_payouts: mapLosAngelesPayout,
  state_wage_claims: mapStateWageClaim,
  california_wage_claims: mapCaliforniaClaim,
  washington_wage_complaints: mapWashingtonComplaint,
  virginia_wage_claims: mapVirginiaClaim,
  california_labor_judgments_sjo: mapCaliforniaJudgment,
  federal_whd_enforcement_sf_bay: mapFederalCase,
  us_copyright_office_fair_use_index: mapFairUse,
  state_federal_court_summaries: mapVaccineDecision,
};

const DAY_MS = 86_400_000;

/** Whole days between two dates, or null when one is missing or they stand the wrong way round. */
export function daysBetween(filed: string | null, closed: string | null): number | null {
  if (filed === null || closed === null) return null;
  const days = Math.round((Date.parse(closed) - Date.parse(filed)) / DAY_MS);
  return Number.isInteger(days) && days >= 0 && days < 36_500 ? days : null;
}

/** A plain city name, or null where the field holds several places, a place abroad or a remnant. */
export function cityOf(field: string | null): string | null {
  return /^([A-Z][A-Za-z.' -]+?)(, Ma)?$/.exec(field ?? "")?.[1] ?? null;
}

function toOutcome(record: SourceRecord, mapping: Mapping): ComparableOutcome {
  const { jurisdiction, ...facts } = mapping;
  return {
    id: `${mapping.source}/${record.source_id}`,
    ...facts,
    jurisdiction: jurisdiction ?? (record.jurisdiction as Jurisdiction),
    city: cityOf(record.city),
    year: record.year,
    outcome: record.outcome,
    days: daysBetween(record.date_filed, record.date_closed),
  };
}

/** All outcome records of the development data in `folder`, sorted by source and id; files that are absent give none. */
export function outcomesOf(folder: string): ComparableOutcome[] {
  return Object.entries(MAPPINGS)
    .flatMap(([name, map]) =>
      readSource(folder, name).flatMap((record) => {
        const mapping = map(record);
        return mapping === null ? [] : [toOutcome(record, mapping)];
      }),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
