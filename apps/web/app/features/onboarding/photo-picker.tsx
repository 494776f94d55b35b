import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import * as words from "../../words/onboarding.ts";
import { Cropper } from "./cropper.tsx";

interface PhotoPickerProps {
  /** Address of the present photo; empty without one. */
  photoUrl: string;
  /** Where the reader comes back to. */
  back: string;
}

/** Sets, cuts and removes the photo. Without JavaScript the middle of the picture is taken. */
export function PhotoPicker({ photoUrl, back }: PhotoPickerProps) {
  const busy = useNavigation().state !== "idle";
  const [picture, setPicture] = useState<string | null>(null);
  return (
    <section aria-labelledby="photo" className="rounded-lg border border-rule bg-raised p-5">
      <h3 id="photo">{words.photo()}</h3>
      <p className="text-sm text-quiet">{words.photoLead()}</p>
      <div className="mt-4 flex flex-wrap items-start gap-6">
        {photoUrl !== "" && (
          <img
            src={photoUrl}
            alt={words.photoCurrent()}
            width={96}
            height={96}
            className="size-24 rounded-md object-cover"
          />
        )}
        <Form
          key={photoUrl}
          method="post"
          action="/attorney-profile/photo"
          encType="multipart/form-data"
          preventScrollReset
          className="flex min-w-0 flex-1 basis-64 flex-col gap-4"
        >
          <input type="hidden" name="back" value={back} />
          <Field label={words.photoFile()} help={words.photoHelp()}>
            {(wiring) => (
              <input
                {...wiring}
                type="file"
                name="photo"
                accept="image/png,image/jpeg,image/gif,image/webp"
                onChange={(event) => readPicture(event.target.files?.[0], setPicture)}
                className="min-h-11 w-full min-w-0 py-2 file:mr-4 file:min-h-11 file:rounded-md file:border file:border-edge file:bg-raised file:px-4 file:text-ink"
              />
            )}
          </Field>
          {picture !== null && <Cropper key={picture.length} picture={picture} />}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" look="secondary" name="intent" value="save" disabled={busy}>
              {busy ? words.saving() : words.photoSave()}
            </Button>
            {photoUrl !== "" && (
              <Button type="submit" look="plain" name="intent" value="remove" disabled={busy}>
                {words.photoRemove()}
              </Button>
            )}
          </p>
        </Form>
      </div>
    </section>
  );
}

/** The picture as an address of its own bytes, which the page's security policy allows. */
function readPicture(file: File | undefined, show: (picture: string | null) => void): void {
  if (file === undefined) {
    show(null);
    return;
  }
  const reader = new FileReader();
  reader.addEventListener("load", () => show(typeof reader.result === "string" ? reader.result : null));
  reader.addEventListener("error", () => show(null));
  reader.readAsDataURL(file);
}
