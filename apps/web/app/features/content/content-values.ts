import type { OwnContent } from "@standing/contract";

/** What the form holds; lists of words as they are typed, parted by commas. */
export interface ContentValues {
  content_type: string;
  title: string;
  summary: string;
  content: string;
  video_url: string;
  video_embed_code: string;
  tags: string;
  practice_areas: string[];
  target_locations: string;
  featured_image_url: string;
}

export const NO_CONTENT: ContentValues = {
  content_type: "blog",
  title: "",
  summary: "",
  content: "",
  video_url: "",
  video_embed_code: "",
  tags: "",
  practice_areas: [],
  target_locations: "",
  featured_image_url: "",
};

export function valuesOfContent(own: OwnContent): ContentValues {
  return {
    content_type: own.content_type,
    title: own.title,
    summary: own.summary,
    content: own.content,
    video_url: own.video_url ?? "",
    video_embed_code: own.video_embed_code ?? "",
    tags: own.tags.join(", "),
    practice_areas: own.practice_areas,
    target_locations: own.target_locations.join(", "),
    featured_image_url: own.featured_image_url ?? "",
  };
}

const TEXTS = Object.keys(NO_CONTENT).filter((name) => name !== "practice_areas");

/** The form as it was sent, exactly as typed. */
export function valuesOfForm(form: FormData): ContentValues {
  const texts = TEXTS.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  const areas = form.getAll("practice_areas").filter((value) => typeof value === "string");
  return { ...NO_CONTENT, ...Object.fromEntries(texts), practice_areas: areas } as ContentValues;
}

/** What is typed as one list, parted by commas. */
export function entriesOf(text: string): string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

export interface ContentDraft {
  /** The values that the form began with; over others the draft is not used. */
  base: string;
  values: ContentValues;
}

/** What was kept of the form in this tab, or null for anything else. */
export function readContentDraft(kept: unknown): ContentDraft | null {
  if (typeof kept !== "object" || kept === null || !("base" in kept) || !("values" in kept)) return null;
  const { base, values } = kept;
  if (typeof base !== "string" || typeof values !== "object" || values === null) return null;
  const given = values as Record<string, unknown>;
  const areas = given["practice_areas"];
  if (!Array.isArray(areas) || !areas.every((area) => typeof area === "string")) return null;
  if (!TEXTS.every((name) => typeof given[name] === "string")) return null;
  return { base, values: given as unknown as ContentValues };
}
