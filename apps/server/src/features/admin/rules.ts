import { ADMIN_COUNTED, ADMIN_PAGE } from "@standing/contract";

/** Where a page of a list begins. */
export function sliceOf(page: number): { limit: number; offset: number } {
  return { limit: ADMIN_PAGE, offset: (page - 1) * ADMIN_PAGE };
}

/**
 * How a list of operators is told: which page of how many, and how many there are as far as they were counted.
 * @param counted how many there are, or one more than ADMIN_COUNTED where there are more
 */
export function pagedOf(counted: number, page: number) {
  const total = Math.min(counted, ADMIN_COUNTED);
  return { total, is_more: counted > ADMIN_COUNTED, page, pages: Math.max(1, Math.ceil(total / ADMIN_PAGE)) };
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Whether a text is an id as one reads them. */
export function isId(text: string): boolean {
  return ID.test(text);
}
