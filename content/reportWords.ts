import type { Act, ReportReason } from '#contract/communityLimits';
import type { NoticedReason } from '#contract/moderation';

/** Why somebody shows something to the moderators, as it is offered to choose from. */
export const REASON_WORDS: Record<ReportReason, { label: string; hint: string }> = {
  worried: {
    label: 'I am worried about this person',
    hint: 'It sounds as if they are in danger or at the end of their strength. Moderators see this first, and the post stays where it is.',
  },
  unkind: {
    label: 'It is unkind',
    hint: 'It mocks, threatens or shames somebody, or passes judgement on their faith.',
  },
  private: {
    label: 'It tells what is private',
    hint: 'A name, an address or a story that belongs to somebody else, perhaps to you.',
  },
  selling: {
    label: 'It asks for money or sells',
    hint: 'It also counts when people are led off to private chats, numbers or addresses.',
  },
  scripture: {
    label: 'It misuses Scripture',
    hint: 'Words are called Scripture that do not stand there, or a passage is turned against somebody. Reading it differently from you is no reason.',
  },
  other: {
    label: 'Something else',
    hint: 'Tell the moderators in a line what troubles you.',
  },
};

/** What the queue says when nobody reported it. */
export const NOTICED_WORDS: Record<NoticedReason, string> = {
  money: 'The house noticed what looks like asking for money, or offering it. Nobody reported it.',
  contact: 'The house noticed what looks like an invitation to a private place. Nobody reported it.',
};

/** `{kind}` is a post or a comment. */
export const ACT_WORDS: Record<Act, { label: string; toAuthor: string; inLog: string }> = {
  keep: {
    label: 'Leave it as it is',
    toAuthor: 'A moderator has read your {kind}. It stays as you wrote it, and everyone can read it.',
    inLog: 'A {kind} was looked at and left as it was',
  },
  hide: {
    label: 'Hide it for now',
    toAuthor:
      'A moderator has hidden your {kind} for now. Only you and the moderators can read it; you can take it back whenever you like.',
    inLog: 'A {kind} was hidden',
  },
  remove: {
    label: 'Take it down',
    toAuthor: 'A moderator has taken down your {kind}. You are still welcome here, and can go on writing.',
    inLog: 'A {kind} was taken down',
  },
  warn: {
    label: 'Write to the author',
    toAuthor: 'A moderator has written to you about your {kind}.',
    inLog: 'The author of a {kind} was written to',
  },
};

/** Under one's own words while they wait. */
export const HELD_WORDS =
  'Only you and the moderators can see this so far. One of them reads it before the others do. It happens here now and then and says nothing against you; there is nothing you need to do.';

export const REPORTED_WORDS: { worried: string; other: string } = {
  worried:
    'Thank you for not passing by. A moderator will see this first; until then nobody here may be awake, so if it could be tonight, and you know where they are, ring the emergency number there. You can also answer them now, in your own words: say that you have read it, and ask plainly whether they are safe. Under Help stand people who will advise you too.',
  other:
    'Thank you for telling us. A moderator will read it. Whoever wrote it is not told who showed it to us.',
};

/** A moderator may begin with one of these and change it. */
export const SUGGESTED_NOTES: Record<'unkind' | 'private' | 'selling' | 'scripture' | 'contact', string> = {
  unkind:
    'I think that what you wrote will hurt the one who reads it, perhaps more than you meant. Could you say the same thing as you would say it to somebody sitting next to you? If you are hurt yourself, tell us that instead.',
  private:
    'I can see that you care about this person. Here, though, others could find out who is meant, and it is theirs to tell. Please write it again without the name and the place, and we will gladly pray.',
  selling:
    'I am sorry if things are hard. We do not ask for money or offer things for sale in these rooms, because some here would give what they cannot spare. Tell us what you need prayer for, and we will pray.',
  scripture:
    'I have looked up the passage, and I do not find it saying this. Would you read it once more, with the verses around it? I know that it matters to you, and a heavy-hearted reader may lean on every word.',
  contact:
    'It is kind of you to want to talk further. We still ask everyone to stay in these rooms and leave out numbers, addresses and other apps, because not all who ask mean well. Please write again without them.',
};
