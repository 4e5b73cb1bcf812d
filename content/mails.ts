/** A mail before it is addressed: paragraphs, and a button where there is something to do. */
export type MailText = { subject: string; paragraphs: readonly string[]; button: string | null };

const NOT_YOU = 'If this was not you, reset your password at once; that signs everybody out.';

/** What the house writes to people. `{name}` is the first name, `{house}` the name of the product. */
export const MAILS = {
  verify: {
    subject: 'Is this your address?',
    paragraphs: [
      'Dear {name},',
      'you have come in at {house}, and we are glad of it. With one touch you tell us that this address is yours, so that a forgotten password never keeps you out.',
      'There is no hurry, and everything works without it. The button holds for two days.',
      'If you did not open an account, somebody mistyped an address. You need do nothing.',
    ],
    button: 'This is my address',
  },
  reset: {
    subject: 'A new password',
    paragraphs: [
      'Dear {name},',
      'somebody, we hope you, has asked for a new password at {house}. The button opens a page where you choose one. It holds for half an hour and works once.',
      'When you have chosen, every browser that was signed in is signed out.',
      'If you did not ask for this, leave it be: without this mail nobody can change anything.',
    ],
    button: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'Dear {name},',
      'the password of your account at {house} was changed just now, and every other browser was signed out.',
      `If it was you, all is well. ${NOT_YOU}`,
    ],
    button: null,
  },
  addressChanged: {
    subject: 'Your address was changed',
    paragraphs: [
      'Dear {name},',
      'your account at {house} has another e-mail address from now on, and nothing more will come to this one.',
      'If it was you, all is well. If not, write to whoever keeps this house, as soon as you can.',
    ],
    button: null,
  },
  deleted: {
    subject: 'Your account is deleted',
    paragraphs: [
      'Dear {name},',
      'your account at {house} is deleted, with everything it held: answers, posts, comments, hearts, prayers said, and your picture. What you keep on your own device is still there, and yours.',
      'This is the last mail from us. Go in peace; the door is not locked.',
    ],
    button: null,
  },
} as const satisfies Record<string, MailText>;
