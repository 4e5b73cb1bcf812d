/** What we say about one kind of data. Every sentence must be true of the code, so change both together. */
export type DataKept = {
  id: string;
  title: string;
  /** Where it is. */
  where: string;
  /** Who can read it. */
  who: string;
  howLong: string;
  /** How to download or delete it. */
  away: string;
};

export const PRIVACY_PROMISES = [
  'What you write in the Prayer Sanctuary never leaves your device.',
  'We answer your dreams and conversations without storing them.',
  'You can read, download and delete everything we do store, without asking anyone.',
  'There are no ads and no trackers, and your browser loads nothing from other companies.',
] as const;

const DEVICE = 'Anyone who can open this browser. We can’t.';
const OPERATOR = 'the people who run this site and have access to its database';
const MODEL_NOTE =
  'If this site uses an AI model, what you write is also sent to that model; see “Who answers” below.';

export const DEVICE_DATA: readonly DataKept[] = [
  {
    id: 'burdens',
    title: 'Burdens in the sanctuary',
    where:
      'Only in the memory of the open page. We never send or store them. The check for signs of danger also runs on your device and reports to no one.',
    who: 'You, on your screen.',
    howLong: 'Until you release them, or close or reload the page. Then the text is erased.',
    away: 'There’s nothing to download or delete.',
  },
  {
    id: 'reflections',
    title: 'Reflections, saved dreams and highlighted verses',
    where: 'In this browser: two journals, and your highlights and notes on verses. We have no copy.',
    who: DEVICE,
    howLong: 'Until you delete them, or the browser clears its data.',
    away: 'On each journal’s page you can save it to a file or delete single entries. The file of your reflections includes highlighted verses; remove a highlight at its verse. To delete everything, clear this device in your profile.',
  },
  {
    id: 'small',
    title: 'Settings and drafts',
    where:
      'In this browser: your name, email address and level, so the sanctuary opens offline; your text size, spacing, motion setting, bell setting and country for helplines; the last level we told you about, the newest post you’ve seen in each community room, and that you’ve read the community rules; posts that haven’t been sent yet; the chapters you’ve read, so they open offline; and the app’s pages. In the open tab: drafts of what you’re writing. Until you choose a country for helplines, your browser takes it from your time zone, and neither is stored or sent.',
    who: DEVICE,
    howLong:
      'Drafts: until you send them, sign out or close the tab. Your name, email address and level: until you sign out. Everything else: until you clear it.',
    away: 'Clear this device in your profile.',
  },
];

export const TRANSIENT_DATA: readonly DataKept[] = [
  {
    id: 'dreams',
    title: 'Dreams',
    where:
      'We send your dream to our server to find its symbols, with the country you chose for helplines. The server doesn’t store it. It only records that you shared a dream that day.',
    who: `No person. A program reads it. ${MODEL_NOTE} You and ${OPERATOR} can see the record of the day.`,
    howLong: 'Only as long as it takes to answer.',
    away: 'To keep a dream, save it in your dream journal, which stays on your device.',
  },
  {
    id: 'chats',
    title: 'Conversations with figures, about the Bible, or about a symbol',
    where:
      'In the memory of the open page. With each question, we send the conversation and the country you chose for helplines to our server, which answers and doesn’t store them. The mentor search works the same way, but never uses a language model. We only record which figure you talked with for the first time, and that you studied that day. If you flag an answer as wrong, we store the flag, and the text only if you agree.',
    who: `No person, except for text you agreed to include with a flag, which can be read by ${OPERATOR}. ${MODEL_NOTE}`,
    howLong:
      'Until you end the conversation, reload or close the page, or sign out. A flag stays until you delete your account.',
    away: 'Copy anything you want to keep.',
  },
];

export const SERVER_DATA: readonly DataKept[] = [
  {
    id: 'identity',
    title: 'Your identity answers and your Blueprint',
    where: 'On our server. We make the Blueprint from your answers each time you open it.',
    who: `You, and ${OPERATOR}. Other members and moderators can’t.`,
    howLong: 'Until you replace them or delete your account.',
    away: 'Print the Blueprint, or download everything in your profile.',
  },
  {
    id: 'people',
    title: 'The people you pray for',
    where:
      'On our server: their names, your notes, how often you’d like to pray for them, and the last two times you did.',
    who: `You, and ${OPERATOR}. Other members and moderators can’t.`,
    howLong: 'Until you remove them from the list or delete your account.',
    away: 'Edit or remove anyone on the list, or download everything in your profile.',
  },
  {
    id: 'named',
    title: 'Posts and comments under your name',
    where: 'On our server.',
    who: `Every signed-in member, except people you blocked or who blocked you. People without an account can’t. Only you and the moderators can see a hidden post. All of it can also be read by ${OPERATOR}.`,
    howLong:
      'Until you delete them, a moderator does, or you delete your account. Deleting a post also deletes its comments. If a moderator removes something or writes to you about it, the note to you quotes its first lines.',
    away: 'Delete any of them at any time, or download everything in your profile.',
  },
  {
    id: 'unnamed',
    title: 'Prayer requests without a name',
    where: 'On our server, together with your account, so that you can edit or delete them.',
    who: `Every signed-in member can read the text, from “Someone”. Members and moderators can’t see who asked. Only ${OPERATOR} could find out.`,
    howLong: 'The same as for posts under your name.',
    away: 'The same as for posts under your name.',
  },
  {
    id: 'prayers',
    title: 'Prayers, hearts, reports and blocks',
    where: 'On our server.',
    who: `Members see how many prayers and hearts there are, but not from whom. Moderators read a report without seeing who sent it. People you block aren’t told. All of it can also be read by ${OPERATOR}.`,
    howLong:
      'Until the post or comment is deleted, or you delete your account. You can also take back a heart or unblock someone.',
    away: 'Take back a heart on the post itself, and unblock people on the Community page. Prayers and reports can’t be taken back. When you download everything, all of these are included.',
  },
  {
    id: 'notices',
    title: 'Notices about responses to your posts',
    where:
      'On our server: which of your posts someone commented on or prayed for, which requests you prayed for were answered, and whether you’ve seen it. If you ask for emails about them in your profile, we send one that quotes nothing, and no more until you’ve looked in.',
    who: `You, and ${OPERATOR}. You don’t learn who prayed.`,
    howLong: 'Until the post or comment is deleted, or you delete your account.',
    away: 'Download everything in your profile.',
  },
  {
    id: 'account',
    title: 'Your account',
    where:
      'On our server: your name, email address, picture and level; the activities we count toward your level, with their times (that you came back, answered a question, brought a dream, met a figure and which one, posted, commented or prayed for someone, but never what you wrote); when you agreed to the community rules, and a scrambled form of your password that can’t be unscrambled. We keep only a small square copy of your picture, without the location and time a photo can include.',
    who: `Members see your name, picture, level and whether you’re a moderator, where you post under your name. Anyone who has your picture’s web address can open it; the address is long and can’t be guessed. No other member sees your email address. All of it, except your password, can also be read by ${OPERATOR}.`,
    howLong:
      'Until you change it or delete your account. Deleting removes it right away, together with everything this page says is on our server. A backup may hold it until the backup is replaced.',
    away: 'Edit, download or delete it in your profile.',
  },
  {
    id: 'devices',
    title: 'Where you are signed in',
    where:
      'A cookie in each browser. For five seconds after you write something, a second one may say that you just did; it says nothing else, and we set no others. On our server: the kind of browser, such as “Firefox on Windows”, and when you signed in.',
    who: `You, in your profile, and ${OPERATOR}. We don’t store the cookie itself, so no one can sign in with what we store.`,
    howLong: 'Until you sign out, or thirty days after your last visit.',
    away: 'Sign out of any browser in your profile.',
  },
  {
    id: 'mail',
    title: 'Emails',
    where:
      'We email you about your account, with your first name: to confirm your address, reset your password, or tell you about a change or deletion. If you ask for it, we also tell you that someone responded to your post. Each email waits on our server until a mail server accepts it.',
    who: 'You, and the email services that deliver and store it. If no mail server is set up, emails are files that only the people who run this site can open.',
    howLong:
      'We delete our copy once the email is sent, or after about two days of trying. A link to reset your password works for half an hour, and a link to confirm your address for two days.',
    away: 'There’s no newsletter. You can turn off emails about responses in your profile.',
  },
  {
    id: 'logs',
    title: 'Logs and abuse protection',
    where:
      'One line for each request: what kind it was, how it ended and how long it took. No names, nothing you wrote, no network addresses. Separately, we count attempts by account or network address for a while, so that no one can guess passwords.',
    who: 'The people who run this site.',
    howLong: 'The counts: one day at most. The log lines: as long as the people who run this site keep them.',
    away: 'The log lines contain nothing about you, and the counts expire on their own.',
  },
];

/** Who answers dreams and conversations, by the operator's choice of guide. */
export const GUIDE_DISCLOSURE: Record<'written' | 'model', readonly string[]> = {
  written: [
    'On this site, the written guide answers: pages that people wrote, chosen by a program on our own server. No AI writes these answers, and what you write isn’t sent to any other company.',
  ],
  model: [
    'On this site, a language model (AI) may answer. The people who run the site chose it. It may run on their own computer or at another company, its provider.',
    'The provider receives your dream, or the recent part of your conversation with the guide’s answers, and Bible passages that fit. We take out email addresses and long numbers, such as phone numbers. We never send your name, your email address or anything else from your account. If you type a name yourself, it is sent too.',
    'The provider may keep what it receives, under its own terms. If that matters to you, ask the people who run this site.',
    'When a message shows signs of danger, we don’t ask the model. Our own written words answer. Answers from the model are always labeled.',
  ],
};

/** Shown until the operator has set OPERATOR_NAME and OPERATOR_CONTACT. */
export const OPERATOR_UNKNOWN =
  'The people who run this site haven’t said yet who they are or how to reach them. If you came here through a church or a group, ask there.';

export const MINIMUM_AGE =
  'You need to be at least 16 to have an account. If you’re younger, a parent or guardian has to agree first.';

export const LOGS =
  'The people who run this site decide how long log lines are kept, so we can’t tell you how long that is here. None of them contain anything you write.';

export const COMPLAINT =
  'If you think your data is being mishandled, you can complain to the data protection authority where you live, work or believe it happened. You don’t have to ask us first.';
