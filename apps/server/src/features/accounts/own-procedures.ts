import { os } from "../../kernel/request.ts";
import { confirmEmailChange, requestEmailChange } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { exportData } from "../privacy/export-data.ts";
import { cancelDeletion, requestDeletion } from "./request-deletion.ts";
import { ownProfile, updateProfile } from "./own-profile.ts";
import { listActivity } from "./security-events.ts";
import { endAllSessions, endSession, listSessions } from "./sessions.ts";
import { confirmTwoFactor, startTwoFactor, stopTwoFactor } from "./two-factor.ts";

export const ownAccountProcedures = {
  profile: os.ownAccount.profile.handler(({ context }) => ownProfile(context)),
  updateProfile: os.ownAccount.updateProfile.handler(({ context, input }) => updateProfile(context, input)),
  changePassword: os.ownAccount.changePassword.handler(({ context, input }) =>
    changePassword(context, input),
  ),
  requestEmailChange: os.ownAccount.requestEmailChange.handler(({ context, input }) =>
    requestEmailChange(context, input),
  ),
  confirmEmailChange: os.ownAccount.confirmEmailChange.handler(({ context, input }) =>
    confirmEmailChange(context, input),
  ),
  startTwoFactor: os.ownAccount.startTwoFactor.handler(({ context, input }) =>
    startTwoFactor(context, input),
  ),
  confirmTwoFactor: os.ownAccount.confirmTwoFactor.handler(({ context, input }) =>
    confirmTwoFactor(context, input),
  ),
  stopTwoFactor: os.ownAccount.stopTwoFactor.handler(({ context, input }) => stopTwoFactor(context, input)),
  exportData: os.ownAccount.exportData.handler(({ context, input }) => exportData(context, input)),
  requestDeletion: os.ownAccount.requestDeletion.handler(({ context, input }) =>
    requestDeletion(context, input),
  ),
  cancelDeletion: os.ownAccount.cancelDeletion.handler(({ context }) => cancelDeletion(context)),
  sessions: os.ownAccount.sessions.handler(({ context }) => listSessions(context)),
  activity: os.ownAccount.activity.handler(({ context }) => listActivity(context)),
  endSession: os.ownAccount.endSession.handler(({ context, input }) => endSession(context, input)),
  endAllSessions: os.ownAccount.endAllSessions.handler(({ context }) => endAllSessions(context)),
};
