import { os } from "../../kernel/request.ts";
import { confirmBooking, declineBooking } from "./answer-request.ts";
import { addTimeOff, ownAvailability, removeTimeOff, setWorkingHours } from "./availability/availability.ts";
import { book } from "./book-consultation.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { listSlots } from "./list-slots.ts";
import { bookingCalendar, getBooking, ownBookings, requestsWaiting } from "./own-bookings.ts";
import { payBooking } from "./pay-booking.ts";
import { acceptProposal, closeProposal, proposeTime } from "./propose-time.ts";
import { completeBooking, reportNoShow } from "./report-outcome.ts";
import { sharePreview } from "./shares/share-preview.ts";
import { answerConflict, openShare, shareFacts, shareNames, withdrawShare } from "./shares/shares.ts";

const on = os.bookings;

export const bookingsProcedures = {
  slots: on.slots.handler(({ context, input }) => listSlots(context, input)),
  book: on.book.handler(({ context, input }) => book(context, input)),
  list: on.list.handler(({ context, input }) => ownBookings(context, input)),
  waiting: on.waiting.handler(({ context }) => requestsWaiting(context)),
  get: on.get.handler(({ context, input }) => getBooking(context, input)),
  confirm: on.confirm.handler(({ context, input }) => confirmBooking(context, input)),
  decline: on.decline.handler(({ context, input }) => declineBooking(context, input)),
  cancel: on.cancel.handler(({ context, input }) => cancelBooking(context, input)),
  complete: on.complete.handler(({ context, input }) => completeBooking(context, input)),
  reportNoShow: on.reportNoShow.handler(({ context, input }) => reportNoShow(context, input)),
  pay: on.pay.handler(({ context, input }) => payBooking(context, input)),
  propose: on.propose.handler(({ context, input }) => proposeTime(context, input)),
  acceptProposal: on.acceptProposal.handler(({ context, input }) => acceptProposal(context, input)),
  closeProposal: on.closeProposal.handler(({ context, input }) => closeProposal(context, input)),
  calendar: on.calendar.handler(({ context, input }) => bookingCalendar(context, input)),
  sharePreview: on.sharePreview.handler(({ context, input }) => sharePreview(context, input)),
  shareNames: on.shareNames.handler(({ context, input }) => shareNames(context, input)),
  shareFacts: on.shareFacts.handler(({ context, input }) => shareFacts(context, input)),
  openShare: on.openShare.handler(({ context, input }) => openShare(context, input)),
  answerConflict: on.answerConflict.handler(({ context, input }) => answerConflict(context, input)),
  withdrawShare: on.withdrawShare.handler(({ context, input }) => withdrawShare(context, input)),
  availability: on.availability.handler(({ context }) => ownAvailability(context)),
  setWorkingHours: on.setWorkingHours.handler(({ context, input }) => setWorkingHours(context, input)),
  addTimeOff: on.addTimeOff.handler(({ context, input }) => addTimeOff(context, input)),
  removeTimeOff: on.removeTimeOff.handler(({ context, input }) => removeTimeOff(context, input)),
};
