import { data } from "react-router";

/** The intent of a form that has one button. */
const ONE_BUTTON = "";

/**
 * The form that was sent to a page; the one way to read it. A form says by its field `intent` which of a page's
 * buttons sent it: one that the page does not have is refused before anything is done.
 * @param intents those of the page's buttons; the empty one is a form without the field
 * @throws 400 for any other
 */
export async function pageForm(
  request: Request,
  intents: readonly string[] = [ONE_BUTTON],
): Promise<FormData> {
  const form = await request.formData();
  const named = form.getAll("intent");
  const [intent = ONE_BUTTON, ...more] = named;
  if (more.length > 0 || typeof intent !== "string" || !intents.includes(intent))
    throw data(null, { status: 400 });
  return form;
}
