import type { ModelPort } from "./model.ts";

/** No language model: every paragraph stays as it is, and nothing is sent. */
export const noModel: ModelPort = {
  notice: null,
  smooth: async ({ paragraphs }) => ({ paragraphs: [...paragraphs], taken: 0, refusals: [] }),
  close: () => {},
};
