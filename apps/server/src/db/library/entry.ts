import type { ContentCategory } from "@standing/contract";
import type { LibrarySource } from "../schema/resources.ts";

/** A guide, checklist or fact sheet that ships. Its slug never changes: it is how a later start knows it. */
export interface LibraryResource {
  slug: string;
  title: string;
  description: string;
  category: ContentCategory;
  resource_type: "Guide" | "Checklist" | "Fact sheet" | "Official form";
  /** The official page, where there is one. */
  external_url?: string;
  /** Whether it is worth having as a file, to print or to carry along. */
  download?: boolean;
  content: string;
  sources: LibrarySource[];
  /** Calendar days. */
  published: string;
  last_checked: string;
}

/** An article by the Standing editors. */
export interface LibraryArticle {
  slug: string;
  title: string;
  summary: string;
  practice_areas: ContentCategory[];
  tags: string[];
  content: string;
  sources: LibrarySource[];
  published: string;
  last_checked: string;
}

/** The day on which all of it was written and checked. */
export const CHECKED = { published: "2026-11-22", last_checked: "2026-11-22" };

/** A section of the United States Code, at the office that keeps it. */
export function usc(title: number, section: string, subsection = ""): LibrarySource {
  return {
    title: `${title} U.S.C. § ${section}${subsection}`,
    url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`,
  };
}

/** A section of the Code of Federal Regulations. */
export function cfr(title: number, section: string, subsection = ""): LibrarySource {
  return {
    title: `${title} C.F.R. § ${section}${subsection}`,
    url: `https://www.ecfr.gov/current/title-${title}/section-${section}`,
  };
}

/** A section of a California code, at the legislature. */
export function california(code: "CCP" | "CIV" | "FAM" | "GOV" | "PROB", section: string): LibrarySource {
  const names = { CCP: "Civ. Proc.", CIV: "Civ.", FAM: "Fam.", GOV: "Gov.", PROB: "Prob." };
  return {
    title: `Cal. ${names[code]} Code § ${section}`,
    url: `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${code}&sectionNum=${section}`,
  };
}

/** A section of the Ohio Revised Code, at the state. */
export function ohio(section: string): LibrarySource {
  return {
    title: `Ohio Rev. Code § ${section}`,
    url: `https://codes.ohio.gov/ohio-revised-code/section-${section}`,
  };
}

/** A statute or decision by its citation alone. */
export function cited(title: string): LibrarySource {
  return { title, url: null };
}

/** An official page. */
export function page(title: string, url: string): LibrarySource {
  return { title, url };
}
