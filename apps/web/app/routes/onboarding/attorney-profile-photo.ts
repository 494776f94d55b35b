import { safe } from "@orpc/client";
import { PHOTO_MAX_BYTES, photoCrop } from "@standing/contract";
import { redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { localPath } from "../../shell/local-path.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { flashOutcome } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { Route } from "./+types/attorney-profile-photo.ts";

const EDIT = "/attorney-profile/edit";

export function loader() {
  return redirect(EDIT);
}

const INTENTS = ["save", "remove"];

/** Takes a photo, or removes it, and goes back to the page that it came from. */
export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const back = localPath(textOf(form, "back"), standing.origin, EDIT);
  if (form.get("intent") === "remove") {
    await standing.client.attorneys.removePhoto();
    flash(standing, "photoRemoved");
    return redirect(back);
  }
  const photo = form.get("photo");
  if (!(photo instanceof File) || photo.size === 0 || photo.size > PHOTO_MAX_BYTES) {
    flash(standing, "photoFailed");
    return redirect(back);
  }
  const crop = form.has("crop_size")
    ? photoCrop.safeParse({
        left: Number(form.get("crop_left")),
        top: Number(form.get("crop_top")),
        size: Number(form.get("crop_size")),
      }).data
    : undefined;
  const { error } = await safe(
    standing.client.attorneys.setPhoto({ photo, ...(crop === undefined ? {} : { crop }) }),
  );
  flashOutcome(error, standing, { done: "photoSaved", event: "photo_failed", otherwise: "photoFailed" });
  return redirect(back);
}
