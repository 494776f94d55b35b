import { Field } from "../../ui/field.tsx";
import { Checkbox } from "../../ui/inputs.tsx";
import * as words from "../../words/content.ts";
import * as uiWords from "../../words/ui.ts";
import { Picture } from "./library/picture.tsx";

/** The picture that there is, a new one in its place, or none. */
export function ImageField({ url, error }: { url: string; error: string | undefined }) {
  return (
    <div className="flex flex-col gap-3">
      <input type="hidden" name="featured_image_url" value={url} />
      {url !== "" && (
        <figure className="flex flex-col gap-2">
          <figcaption className="text-sm text-quiet">{words.imageNow()}</figcaption>
          <Picture url={url} sizes="20rem" className="max-w-xs" />
          <Checkbox label={words.imageRemove()} name="remove_image" />
        </figure>
      )}
      <Field label={words.fieldImage()} note={uiWords.optional()} error={error} help={words.imageHelp()}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            name="image"
            accept="image/png,image/jpeg,image/gif,image/webp"
            className="min-h-11 w-full py-2 file:mr-4 file:min-h-11 file:rounded-md file:border file:border-edge file:bg-raised file:px-4 file:text-ink"
          />
        )}
      </Field>
    </div>
  );
}
