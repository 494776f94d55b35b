import type { ToastWords } from "../ui/toast-queue.ts";
import * as words from "../words/toasts.ts";

export type ToastCode = Parameters<typeof words.title>[0];

const GOOD_NEWS: readonly ToastCode[] = [
  "welcomeBack",
  "welcomeBackAssessment",
  "accountCreated",
  "accountCreatedAssessment",
  "passwordChanged",
  "termsAccepted",
  "caseSubmitted",
  "caseResubmitted",
  "caseUpdated",
  "caseUpdatedAnalyzing",
  "noteAdded",
  "noteDeleted",
  "caseSubmittedAnalyzed",
  "ticketCreated",
  "suggestionSubmitted",
  "choicesSaved",
  "ticketUpdated",
  "responseSent",
  "internalNoteAdded",
  "suggestionUpdated",
  "suggestionMerged",
  "replySent",
  "signedOut",
  "subscriptionUpdated",
  "reportOpened",
  "planCancelled",
  "planRefunded",
  "paymentPending",
  "nameSaved",
  "passwordChangedHere",
  "emailChangeSent",
  "emailMoved",
  "deviceSignedOut",
  "signedOutEverywhere",
  "twoFactorOff",
  "deletionAsked",
  "accountKept",
  "messageSent",
  "reviewSaved",
  "replySaved",
  "profileCreated",
  "profileSaved",
  "firmCreated",
  "firmSaved",
  "firmJoined",
  "joinRequested",
  "invitationSent",
  "peopleChanged",
  "photoSaved",
  "photoRemoved",
  "postCreated",
  "postHeld",
  "commentPosted",
  "helpfulMarked",
  "reported",
  "wordsSaved",
  "wordsDeleted",
  "followed",
  "unfollowed",
  "versionForgotten",
  "appealSent",
  "decided",
];

/** Messages that may be carried to the next page. */
const CARRIED: readonly ToastCode[] = [
  ...GOOD_NEWS,
  "paymentCancelled",
  "voteFailed",
  "codeExpired",
  "tickFailed",
  "noteDeleteFailed",
  "wrongPassword",
  "photoFailed",
  "lastOwner",
  "peopleFailed",
  "invitationInvalid",
  "invitationFailed",
  "tooManyAttempts",
  "helpfulFailed",
  "voteFailed",
  "reportFailed",
  "decisionFailed",
];

/** Whether a cookie names one of the messages that pages pass on. */
export function isCarriedCode(value: string): value is ToastCode {
  return (CARRIED as readonly string[]).includes(value);
}

/** Title, text and tone of one of the product's messages. */
export function toastWords(code: ToastCode): ToastWords {
  return {
    title: words.title(code),
    description: words.body(code),
    tone: GOOD_NEWS.includes(code) ? "plain" : "danger",
  };
}
