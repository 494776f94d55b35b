/** Where outcome records come from, and in which direction each source misleads. */
export interface OutcomeSource {
  id: string;
  name: string;
  publisher: string;
  /** The public repository and commit that the facts were read from. */
  origin: string;
  licence: string;
  /** Whether claims that paid nothing are in it. Only then can it say anything about the chance of success. */
  includes_losses: boolean;
  /** One plain sentence for the reader of a range. */
  bias: string;
  checked: string;
}

const CHECKED = "2026-11-21";

/** Every source of the shipped outcome records, by id. */
export const OUTCOME_SOURCES: Readonly<Record<string, OutcomeSource>> = {
  chicago_law_dept_dispositions: {
    id: "chicago_law_dept_dispositions",
    name: "Closed lawsuits against Chicago police, 2006 to 2019",
    publisher: "City of Chicago Department of Law",
    origin: "philipwosull/cpd_lawsuit_data, commit 208416af",
    licence: "Public record released by the city",
    includes_losses: true,
    bias: "These are Chicago police lawsuits only. Amounts are everything the city paid, with legal fees where recorded, so the person's share can be lower.",
    checked: CHECKED,
  },
  chicago_law_dept_payments: {
    id: "chicago_law_dept_payments",
    name: "Claims and lawsuits paid by Chicago, 2000 to 2021",
    publisher: "City of Chicago Department of Law",
    origin: "philipwosull/cpd_lawsuit_data, commit 208416af",
    licence: "Public record released by the city",
    includes_losses: false,
    bias: "Only claims that Chicago paid are listed. Claims that got nothing are missing, so a typical result is lower than this shows.",
    checked: CHECKED,
  },
  police_settlements_cities: {
    id: "police_settlements_cities",
    name: "Police settlements of 29 US cities, 2005 to 2020",
    publisher: "The cities, gathered by FiveThirtyEight",
    origin: "fivethirtyeight/police-settlements, commit 99114f32",
    licence: "City public records",
    includes_losses: false,
    bias: "Only claims that a city paid are listed, and each city keeps its list in its own way. Claims that got nothing are missing.",
    checked: CHECKED,
  },
  los_angeles_liability_payouts: {
    id: "los_angeles_liability_payouts",
    name: "Liability payments by Los Angeles, 2021 and 2022",
    publisher: "Los Angeles City Controller",
    origin: "Mejia-For-Controller/lawsuits, commit 0ec6f7be",
    licence: "Public record of the city",
    includes_losses: false,
    bias: "Only claims that Los Angeles paid are listed, and the list does not part settlements from court judgments.",
    checked: CHECKED,
  },
  state_wage_claims: {
    id: "state_wage_claims",
    name: "Wage claims decided by state labor agencies",
    publisher: "State labor agencies, gathered by CBS News",
    origin: "cbs-news-data/wage-theft-data, commit ff69b82d",
    licence: "Public records of the states",
    includes_losses: false,
    bias: "These are mostly claims where an agency found or collected money. Claims that got nothing are mostly missing. An agency's finding can include added damages, and it is not always paid.",
    checked: CHECKED,
  },
  california_wage_claims: {
    id: "california_wage_claims",
    name: "California Labor Commissioner wage claims, 2017 to 2022",
    publisher: "California Department of Industrial Relations",
    origin: "cbs-news-data/wage-theft-data, commit ff69b82d",
    licence: "Public record of the state",
    includes_losses: false,
    bias: "These are amounts that the Labor Commissioner found due. Many employers pay less, or pay late, or never pay.",
    checked: CHECKED,
  },
  washington_wage_complaints: {
    id: "washington_wage_complaints",
    name: "Washington wage complaints closed 2018 to 2021",
    publisher: "Washington Department of Labor and Industries",
    origin: "cbs-news-data/wage-theft-data, commit ff69b82d",
    licence: "Public record of the state",
    includes_losses: false,
    bias: "These are amounts that the state agency found due. About two of three complaints ended with no amount found, and not all that is found is paid.",
    checked: CHECKED,
  },
  virginia_wage_claims: {
    id: "virginia_wage_claims",
    name: "Virginia wage claims, 2015 to 2019",
    publisher: "Virginia Department of Labor and Industry",
    origin: "code-for-charlottesville/LAJC-Wage-Theft-Data, commit 83d80398",
    licence: "Public record of the state",
    includes_losses: true,
    bias: "Amounts are only from claims where money came back. More than half of the decided claims in the file were turned down.",
    checked: CHECKED,
  },
  california_labor_judgments_sjo: {
    id: "california_labor_judgments_sjo",
    name: "California wage awards entered as court judgments, San Jose, 2011 to 2014",
    publisher: "California Department of Industrial Relations",
    origin: "DataKind-SF/datadive_201608_wage-theft, commit b28288ad",
    licence: "Public record of the state",
    includes_losses: false,
    bias: "These are awards that employers had not paid when a court entered them. They run higher than most wage claims, and many were never collected.",
    checked: CHECKED,
  },
  federal_whd_enforcement_sf_bay: {
    id: "federal_whd_enforcement_sf_bay",
    name: "Federal wage and hour cases, San Francisco district, 2007 to 2015",
    publisher: "US Department of Labor, Wage and Hour Division",
    origin: "DataKind-SF/datadive_201608_wage-theft, commit b28288ad",
    licence: "US government work",
    includes_losses: false,
    bias: "Each amount is the back pay of one employer case shared out evenly among its workers. Only cases where money was found due are listed.",
    checked: CHECKED,
  },
  us_copyright_office_fair_use_index: {
    id: "us_copyright_office_fair_use_index",
    name: "US Copyright Office Fair Use Index",
    publisher: "US Copyright Office",
    origin: "atnjqt/fair-use-index, commit b6f78c48",
    licence: "US government work",
    includes_losses: true,
    bias: "The Copyright Office picked these decisions as useful examples. They are not a fair sample of all disputes.",
    checked: CHECKED,
  },
  vaccine_program_decisions: {
    id: "vaccine_program_decisions",
    name: "Published decisions of the Vaccine Injury Compensation Program, 2014 to 2024",
    publisher: "US Court of Federal Claims",
    origin: "freelawproject/juriscraper, commit 8446197f",
    licence: "US government work",
    includes_losses: true,
    bias: "These are published decisions, not all petitions. Agreed results are published more often than others, so the share that got money looks too high.",
    checked: CHECKED,
  },
  npdb_public_use: {
    id: "npdb_public_use",
    name: "Malpractice payments reported from 1990 to 2012, a sample of the public use file",
    publisher: "National Practitioner Data Bank, US Department of Health and Human Services",
    origin: "HappyDataOrg/health-malpractice, commit 17d63e2",
    licence: "US government work",
    includes_losses: false,
    bias: "Each amount is what was paid for one doctor, in dollars of its year, rounded by the data bank. Most claims get nothing, and those are missing. A hospital may have paid more beside it.",
    checked: "2026-11-22",
  },
  fjc_civil: {
    id: "fjc_civil",
    name: "Federal civil cases, Integrated Database",
    publisher: "Federal Judicial Center",
    origin: "fjc.gov, civil cases filed, terminated and pending, 1988 to now",
    licence: "US government work",
    includes_losses: true,
    bias: "These are federal court cases only. Many settled cases are recorded just as dropped, so the share that got something looks too low.",
    checked: CHECKED,
  },
};
