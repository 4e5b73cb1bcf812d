/** What becomes of one kind of thing. Every sentence is true of the program as it stands; whoever changes that changes this. */
export type Keeping = {
  id: string;
  title: string;
  /** Where it is. */
  where: string;
  /** Who can read it. */
  who: string;
  howLong: string;
  /** How to take it along, or away. */
  away: string;
};

export const PRIVACY_PROMISES = [
  'What you write in the Prayer Sanctuary never leaves your device.',
  'Dreams and conversations are answered and then forgotten.',
  'What we do keep, you can read, take along and delete, all of it, without asking anybody.',
  'There is no advertising here, nobody counts your steps, and nothing is fetched from another company.',
] as const;

const DEVICE = 'Whoever can open this browser. We cannot.';
const OPERATOR = 'whoever runs this house and has the keys to its database';

export const KEPT_ON_DEVICE: readonly Keeping[] = [
  {
    id: 'burdens',
    title: 'Burdens in the sanctuary',
    where:
      'In the memory of the open page, and nowhere else. They are not sent and not stored; also what hears that somebody may be in danger works on your device and tells nobody.',
    who: 'You, on your screen.',
    howLong: 'Until you release them, or close or reload the page. Their words are erased then.',
    away: 'There is nothing to take along and nothing to delete.',
  },
  {
    id: 'reflections',
    title: 'Reflections, and dreams you keep',
    where: 'In this browser, in two journals. We have no copy.',
    who: DEVICE,
    howLong: 'Until you delete them, or the browser clears its data.',
    away: 'Save each journal to a file on its own page, delete single entries there, or clear this device in your profile.',
  },
  {
    id: 'small',
    title: 'Small things on this device',
    where:
      'In this browser: your name, address and level, so that the sanctuary opens without a network; text size, calm motion and the country for helplines; which level you were last told of, and that you have read the house rules; posts that are not sent yet; the pages themselves. In the open tab: drafts of what you are writing.',
    who: DEVICE,
    howLong:
      'Drafts until you send them, sign out or close the tab; who you are until you sign out; the rest until you clear it.',
    away: 'Clear this device in your profile.',
  },
];

export const SENT_AND_FORGOTTEN: readonly Keeping[] = [
  {
    id: 'dreams',
    title: 'Dreams',
    where:
      'Sent to our server to be read, with the country you chose for helplines, and not kept there. It is noted only that you brought a dream on that day.',
    who: 'Nobody reads it: a program does. The day is seen by you alone.',
    howLong: 'For as long as the answer takes.',
    away: 'Keep a dream in your dream journal, which is on your device.',
  },
  {
    id: 'chats',
    title: 'Conversations with figures, about the Bible, about a symbol',
    where:
      'In the memory of the open page. With each question the conversation and the country you chose for helplines are sent to our server, answered, and not kept. The same is true of what you write in the search for a mentor. It is noted only whom you met for the first time, and that you studied on that day. If you flag an answer as wrong, that is kept; the words of it only if you agree.',
    who: `Nobody, but for words you added to a flag: these are read by ${OPERATOR}.`,
    howLong: 'Until you leave the page. A flag stays until you delete your account.',
    away: 'Copy what you want to keep.',
  },
];

export const KEPT_HERE: readonly Keeping[] = [
  {
    id: 'identity',
    title: 'Answers about who you are, and your Blueprint',
    where: 'On our server. The Blueprint is made of your answers each time you open it.',
    who: `You. No member and no moderator. And ${OPERATOR}.`,
    howLong: 'Until you write something else in their place, or delete your account.',
    away: 'Print the Blueprint, or download everything in your profile.',
  },
  {
    id: 'people',
    title: 'The people you pray for',
    where:
      'On our server: their names, your notes, how often you would like to pray for them, and when you last did and the time before.',
    who: `You. No member and no moderator. And ${OPERATOR}.`,
    howLong: 'Until you take them off the list, or delete your account.',
    away: 'Change or take off any of them on the list, or download everything in your profile.',
  },
  {
    id: 'named',
    title: 'Posts and comments in your name',
    where: 'On our server.',
    who: `Every signed-in member, but for those you blocked or who blocked you. Visitors never. A post that is hidden is seen by you and the moderators. And ${OPERATOR}.`,
    howLong:
      'Until you take them down, a moderator does, or you delete your account; comments under a post go with it. If a moderator takes something down or writes to you about it, its first lines stay in that note, which is for you.',
    away: 'Take down any of them at any time, or download everything in your profile.',
  },
  {
    id: 'unnamed',
    title: 'Prayer requests without a name',
    where: 'On our server. That it is yours is noted there, so that you can change it or take it down.',
    who: `Every signed-in member reads the words, under 'Someone'. Nobody is told who asked, moderators neither. Only ${OPERATOR} could find out.`,
    howLong: 'As with posts in your name.',
    away: 'As with posts in your name.',
  },
  {
    id: 'prayers',
    title: 'Prayers said, hearts, reports, people you blocked',
    where: 'On our server.',
    who: `Of prayers and hearts members see the number, never who. Moderators read a report without learning from whom it is. Whom you blocked is not told that you did. And ${OPERATOR}.`,
    howLong:
      'Until what they belong to goes, or you delete your account; a heart and a block also until you take them back.',
    away: 'Take back a heart where you gave it, and a block on the first page of the community. A prayer said and a report cannot be taken back. Downloading everything brings them all.',
  },
  {
    id: 'account',
    title: 'Your account',
    where:
      'On our server: name, e-mail address, picture, level and the deeds that led to it, and of the password a scrambled form that cannot be turned back. Of a photograph we keep a small square made anew, without the place and time it may carry.',
    who: `Members see name, picture, level and whether you are a moderator, where you write in your name. The picture opens for whoever has its long, random address. Your e-mail address is shown to nobody but you. And ${OPERATOR}.`,
    howLong:
      'Until you change it or delete the account. Then it is gone at once, with all that is said on this page to be on our server. A backup may hold it until that is replaced.',
    away: 'Change, download or delete it in your profile.',
  },
  {
    id: 'devices',
    title: 'Where you are signed in',
    where:
      'A cookie in each browser, the only one we set, and beside it on our server the kind of browser, as in ‘Firefox on Windows’, and when you signed in.',
    who: `You, in your profile. And ${OPERATOR}. The cookie itself is not stored there: nobody can sign in with what is.`,
    howLong: 'Until you sign out, or thirty days after your last visit.',
    away: 'Sign out any of them in your profile.',
  },
  {
    id: 'mail',
    title: 'Mail',
    where:
      'Written only about the account itself, with your first name in it: is this your address, a new password, a change, the end. It waits on our server until a mail server takes it.',
    who: 'You, and whoever carries and keeps your mail. Where no mail server is set up, mails are files that only whoever runs this house can open.',
    howLong:
      'Our copy goes as soon as the mail has gone, and after two days or so of trying if it cannot. A link in it holds for half an hour, or for two days where it is about your address.',
    away: 'There is no newsletter to unsubscribe from.',
  },
  {
    id: 'logs',
    title: 'Logs, and what is counted against misuse',
    where:
      'A line for each call: what kind it was, how it ended, how long it took. No names, no words of yours, no network addresses. Apart from that, tries are counted for a while by account or by network address, so that nobody guesses passwords.',
    who: 'Whoever runs this house.',
    howLong: 'The counts for a day at most. The lines for as long as whoever runs this house keeps them.',
    away: 'There is nothing of you in the lines, and the counts go by themselves.',
  },
];

/** Who answers dreams and conversations, as it is set up in this house. */
export const MODEL_WORDS: Record<'written' | 'model', readonly string[]> = {
  written: [
    'In this house the written guide answers: pages that people wrote, chosen by a program on our own server. What you write goes to nobody else.',
  ],
  model: [
    'In this house a language model may answer, which whoever runs it has chosen. It may stand on a machine of this house or with another company.',
    'It is sent what you wrote in that conversation, or your dream, with e-mail addresses and long numbers left out, and the passages that fit. Never your name, your address, or anything of your account. A name you type yourself goes along.',
    'When somebody may be in danger, our own written words answer, and nothing is sent. Answers of a model are labelled. What its provider does with what it is sent is between the provider and whoever runs this house; ask, if it matters to you.',
  ],
};
