/** The template of an email: paragraphs, and a button if the reader has something to do. */
export type MailText = { subject: string; paragraphs: readonly string[]; button: string | null };

const NOT_YOU =
  'If it wasn’t, reset your password right away. That also signs out anyone else who is using your account.';

const NO_RUSH =
  'We won’t write again about responses until you’ve looked in. You chose these emails in your profile, and you can turn them off there at any time.';

/**
 * The emails the app sends. `{name}` is the first name, `{product}` the product name. The paragraphs also make up the
 * plain-text part, where the button is a link, so they say "link".
 */
export const MAILS = {
  verify: {
    subject: 'Confirm your email address for {product}',
    paragraphs: [
      'Dear {name},',
      'Welcome to {product}. Please confirm this is your email address. Then you can always reset your password if you forget it.',
      'There’s no hurry, and you can use everything in the meantime. The link works for two days.',
      'If you didn’t create an account, someone typed your address by mistake. You don’t need to do anything.',
    ],
    button: 'Confirm my email address',
  },
  reset: {
    subject: 'Reset your {product} password',
    paragraphs: [
      'Dear {name},',
      'Someone (we hope it was you) asked for a new password at {product}. Open the link to choose one. It works once, within the next half hour.',
      'When you choose a new password, you’re signed out everywhere.',
      'If you didn’t ask for this, you can ignore this email. No one can change your password without it.',
    ],
    button: 'Choose a new password',
  },
  comment: {
    subject: 'A comment on your post at {product}',
    paragraphs: ['Dear {name},', 'Someone in the community has commented on your post.', NO_RUSH],
    button: 'Read the comment',
  },
  prayer: {
    subject: 'A prayer for your request at {product}',
    paragraphs: ['Dear {name},', 'Someone in the community has prayed for your request.', NO_RUSH],
    button: 'Open my request',
  },
  passwordChanged: {
    subject: 'Your {product} password was changed',
    paragraphs: [
      'Dear {name},',
      'Your {product} password was changed. You’re now signed out everywhere else.',
      `If this was you, you don’t need to do anything. ${NOT_YOU}`,
    ],
    button: null,
  },
  addressChanged: {
    subject: 'Your {product} email address was changed',
    paragraphs: [
      'Dear {name},',
      'Your {product} account now has a different email address. We won’t write to this one again.',
      'If this was you, you don’t need to do anything. If it wasn’t, contact the people who run {product} as soon as you can.',
    ],
    button: null,
  },
  deleted: {
    subject: 'Your {product} account was deleted',
    paragraphs: [
      'Dear {name},',
      'Your {product} account was deleted, with everything in it: your answers, posts, comments, hearts, prayers and picture. Anything saved on your own devices is still there.',
      'This is our last email to you. Go in peace. You’re always welcome back.',
    ],
    button: null,
  },
} as const satisfies Record<string, MailText>;
