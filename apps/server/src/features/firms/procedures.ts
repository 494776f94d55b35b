import { os } from "../../kernel/request.ts";
import { acceptInvitation, invite, readInvitation, withdrawInvitation } from "./invite.ts";
import { acceptRequest, firmPeople, removeMember } from "./change-people.ts";
import { changeFirm, createFirm, getFirm, searchFirms } from "./save-firm.ts";

export const firmsProcedures = {
  create: os.firms.create.handler(({ context, input }) => createFirm(context, input)),
  update: os.firms.update.handler(({ context, input }) => changeFirm(context, input)),
  get: os.firms.get.handler(({ context, input }) => getFirm(context, input)),
  search: os.firms.search.handler(({ context, input }) => searchFirms(context, input)),
  people: os.firms.people.handler(({ context, input }) => firmPeople(context, input)),
  invite: os.firms.invite.handler(({ context, input }) => invite(context, input)),
  withdrawInvitation: os.firms.withdrawInvitation.handler(({ context, input }) =>
    withdrawInvitation(context, input),
  ),
  invitation: os.firms.invitation.handler(({ context, input }) => readInvitation(context, input)),
  acceptInvitation: os.firms.acceptInvitation.handler(({ context, input }) =>
    acceptInvitation(context, input),
  ),
  acceptRequest: os.firms.acceptRequest.handler(({ context, input }) => acceptRequest(context, input)),
  removeMember: os.firms.removeMember.handler(({ context, input }) => removeMember(context, input)),
};
