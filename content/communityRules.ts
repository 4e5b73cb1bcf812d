export const RULES_OPENING =
  'These rooms belong to everyone who sits in them. A few things keep them a place where somebody tired can speak.';

/** They stand on one screen. */
export const COMMUNITY_RULES: readonly { title: string; text: string }[] = [
  {
    title: 'As in one room',
    text: 'Write as you would speak if the other sat across the table from you, with a bad night behind her. You may disagree. You may not wound.',
  },
  {
    title: 'What is told stays here',
    text: 'Somebody else’s trouble is not yours to pass on, at church, at home or on another page. When you ask prayer for people you know, leave out their names and whatever would show who they are.',
  },
  {
    title: 'Comfort before advice',
    text: 'Ask before you advise. Nobody here decides who is a believer, or says why a person suffers, or what they should have done or prayed. Often it is enough to write that you have read it and are praying.',
  },
  {
    title: 'Prayers, not prices',
    text: 'Tell us that the rent is due, and we will pray. Please do not ask for money, offer it or sell anything, and do not lead people off to private chats, numbers or addresses. It protects those who trust easily.',
  },
  {
    title: 'Many churches, one roof',
    text: 'Catholics and Pentecostals, Orthodox and Baptists read here side by side. Say gladly what your own church has given you. Nobody is here to be won over from theirs, or laughed at for it.',
  },
  {
    title: 'If somebody is in danger',
    text: 'Ring the local emergency number if it may be now. Beneath every post you can choose ‘I am worried about this person’; moderators see it first, and nothing is hidden by it. Help has numbers to ring.',
  },
  {
    title: 'What moderators see',
    text: 'They read what is reported and may take it down. They cannot open your sanctuary, dreams, chats or answers. Whoever asks without a name has none for them either. Each act stands in a log open to all.',
  },
  {
    title: 'Your words stay yours',
    text: 'You can take back anything you have written here, at any time, and give no reason.',
  },
];

export const RULES_CLOSING =
  'Most of us get one of these wrong sooner or later. A moderator will then write to you kindly, and you will still have a place here.';
