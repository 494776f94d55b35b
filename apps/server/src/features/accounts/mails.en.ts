import type { Mail } from "../../ports/mail/mail.ts";

const signature = "\n\nStanding\nKnow where you stand.\n";

export function verificationMail(to: string, url: string): Mail {
  return {
    to,
    subject: "Confirm your email address",
    text: `Please confirm that this is your email address. Open this link:\n\n${url}\n\nThe link works for 24 hours. If you did not create an account, you can ignore this message.${signature}`,
  };
}

export function passwordResetMail(to: string, url: string): Mail {
  return {
    to,
    subject: "Set a new password",
    text: `Open this link to set a new password:\n\n${url}\n\nThe link works for one hour and only once. If you did not ask for it, you can ignore this message. Your password stays as it is.${signature}`,
  };
}

export function accountExistsMail(to: string, signInUrl: string, resetUrl: string): Mail {
  return {
    to,
    subject: "You already have an account",
    text: `Somebody, perhaps you, tried to create an account with this email address. You already have one.\n\nSign in: ${signInUrl}\nForgot your password: ${resetUrl}\n\nIf it was not you, nothing has changed and you can ignore this message.${signature}`,
  };
}

export function passwordChangedMail(to: string, resetUrl: string): Mail {
  return {
    to,
    subject: "Your password was changed",
    text: `The password of your account was changed, and other devices were signed out.\n\nIf it was not you, set a new password now:\n\n${resetUrl}${signature}`,
  };
}

export function suspendedMail(to: string): Mail {
  return {
    to,
    subject: "Your account is suspended",
    text: `Your account is suspended. Nobody can sign in to it while this lasts, and a new password changes nothing about it. What you wrote is kept.\n\nIf you think that this is wrong, write to the operator of the site that you signed up on.${signature}`,
  };
}

export function suspensionEndedMail(to: string, signInUrl: string): Mail {
  return {
    to,
    subject: "You can sign in again",
    text: `Your account is no longer suspended. You can sign in again:\n\n${signInUrl}${signature}`,
  };
}

export function emailChangeMail(to: string, url: string): Mail {
  return {
    to,
    subject: "Confirm your new email address",
    text: `Somebody, perhaps you, asked to use this address for their account. Open this link to confirm:\n\n${url}\n\nThe link works for one hour and only once. If it was not you, you can ignore this message.${signature}`,
  };
}

export function emailChangeAskedMail(to: string, accountUrl: string): Mail {
  return {
    to,
    subject: "A new email address was asked for",
    text: `Somebody, perhaps you, asked to move your account to another email address. Nothing has changed yet.\n\nIf it was not you, change your password now. That also stops the move:\n\n${accountUrl}${signature}`,
  };
}

export function emailChangedMail(to: string): Mail {
  return {
    to,
    subject: "Your email address was changed",
    text: `Your account now uses another email address. This address can no longer be used to sign in.\n\nIf it was not you, answer through the site you signed up on: send a support ticket or write to its operator.${signature}`,
  };
}

export function twoFactorOnMail(to: string): Mail {
  return {
    to,
    subject: "Signing in now asks for a code",
    text: `From now on, signing in to your account asks for a code from your authenticator app. Keep your recovery codes in a safe place. They are the way in when the app is lost.${signature}`,
  };
}

export function twoFactorOffMail(to: string, resetUrl: string): Mail {
  return {
    to,
    subject: "Signing in no longer asks for a code",
    text: `The second step of signing in was turned off. The password alone is enough now.\n\nIf it was not you, set a new password:\n\n${resetUrl}${signature}`,
  };
}

export function deletionAskedMail(to: string, day: string, signInUrl: string): Mail {
  return {
    to,
    subject: "Your account will be deleted",
    text: `You asked us to delete your account. On ${dayInWords(day)} your account and your cases are erased for good. You have been signed out everywhere, and no plan of yours is renewed any more.\n\nDid you change your mind, or was it not you? Sign in before that day and choose to keep the account:\n\n${signInUrl}${signature}`,
  };
}

/** A calendar day as people here write it. */
function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  });
}

export function casesExpireMail(to: string, count: number, day: string, casesUrl: string): Mail {
  const which = count === 1 ? "One of your cases has" : `${count} of your cases have`;
  return {
    to,
    subject: "Old cases will be erased",
    text: `${which} had no activity for about 7 years. On or after ${dayInWords(day)} we erase what is that old.\n\nTo keep a case, sign in before that day and add a note to it or edit it:\n\n${casesUrl}${signature}`,
  };
}
