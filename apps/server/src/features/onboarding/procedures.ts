import { os } from "../../kernel/request.ts";
import { readDraft, saveDraft } from "./keep-draft.ts";
import { ownProfile, saveProfile } from "./own-profile.ts";
import { removePhoto, setPhoto } from "./set-photo.ts";

export const onboardingProcedures = {
  mine: os.attorneys.mine.handler(({ context }) => ownProfile(context)),
  save: os.attorneys.save.handler(({ context, input }) => saveProfile(context, input)),
  draft: os.attorneys.draft.handler(({ context, input }) => readDraft(context, input)),
  saveDraft: os.attorneys.saveDraft.handler(({ context, input }) => saveDraft(context, input)),
  setPhoto: os.attorneys.setPhoto.handler(({ context, input }) => setPhoto(context, input)),
  removePhoto: os.attorneys.removePhoto.handler(({ context }) => removePhoto(context)),
};
