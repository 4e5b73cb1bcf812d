export const RULES_INTRO =
  'These rooms belong to everyone here. A few rules keep them safe for people who are tired or hurting.';

/** Short enough to fit on one screen. */
export const COMMUNITY_RULES: readonly { title: string; text: string }[] = [
  {
    title: 'Face to face',
    text: 'Write as you’d speak to someone across the table who has had a bad night. You can disagree, but don’t be hurtful.',
  },
  {
    title: 'What’s shared here stays here',
    text: 'Don’t pass on other people’s troubles, at church, at home or online. When you ask for prayer for people you know, leave out their names and anything that would show who they are.',
  },
  {
    title: 'Comfort before advice',
    text: 'Ask before you give advice. Please don’t decide who is a believer, or tell people why they’re suffering, or what they should have done or prayed. Often it’s enough to write that you’ve read it and are praying.',
  },
  {
    title: 'Prayer, not money',
    text: 'Tell us that the rent is due, and we’ll pray. Please don’t ask for money, offer it or sell anything, and don’t ask people to move to a private chat or to share phone numbers or addresses. This protects people who trust easily.',
  },
  {
    title: 'Many churches, one roof',
    text: 'Catholics and Pentecostals, Orthodox and Baptists are here side by side. Feel free to share what your own church has given you. Please don’t try to win anyone away from theirs, or laugh at them for it.',
  },
  {
    title: 'If someone is in danger',
    text: 'If it could be now, call your local emergency number. On any post you can choose Report and then “I am worried about this person.” Moderators look at these reports first, and the post stays visible. Help has numbers to call.',
  },
  {
    title: 'What moderators see',
    text: 'They read what is reported and can take it down. They can’t open your sanctuary, dreams, chats or answers. If you post without your name, they don’t see it either. Everything they do appears in a log that everyone can read.',
  },
  {
    title: 'Your words stay yours',
    text: 'You can delete anything you’ve written here, at any time, without giving a reason.',
  },
];

/** The rules in three lines, shown before the first post or comment. */
export const RULES_IN_SHORT = [
  'Write as you’d speak to someone across the table who has had a bad night.',
  'What’s shared here stays here. Leave out other people’s names.',
  'Ask for prayer. Comfort people before you give advice. No money, no private contact.',
] as const;

export const RULES_CLOSING =
  'Most of us break one of these sooner or later. If you do, a moderator will write to you kindly, and you’ll still have a place here.';
