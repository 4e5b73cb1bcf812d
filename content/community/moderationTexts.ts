import type { ModerationAction, ReportReason } from '#contract/community/limits';
import type { AutoReportReason } from '#contract/community/moderation';

/** The reasons a user can choose from when reporting a post or comment. */
export const REASON_LABELS: Record<ReportReason, { label: string; hint: string }> = {
  worried: {
    label: 'I am worried about this person',
    hint: 'They may be in danger, or they sound like they can’t go on. Moderators look at these reports first, and the post stays visible.',
  },
  unkind: {
    label: 'It’s unkind',
    hint: 'It mocks, threatens or shames someone, or judges their faith.',
  },
  private: {
    label: 'It shares something private',
    hint: 'A name, an address or a story about someone else, or about you.',
  },
  selling: {
    label: 'Asking for money, or selling',
    hint: 'This includes asking people to move to a private chat or to share phone numbers or addresses.',
  },
  scripture: {
    label: 'It misuses Scripture',
    hint: 'It presents words as Scripture that aren’t, or uses a passage against someone. A different interpretation isn’t a reason to report.',
  },
  other: {
    label: 'Something else',
    hint: 'Tell the moderators in a sentence what’s wrong.',
  },
};

/** What the queue and the log show for an automatic report. */
export const AUTO_REPORT_LABELS: Record<AutoReportReason, string> = {
  money: 'Flagged automatically: may be asking for money',
  contact: 'Flagged automatically: may be inviting people to a private chat',
};

/** Moderation actions: button label, message to the author, public log entry. `{kind}` is 'post' or 'comment'. */
export const ACTION_LABELS: Record<ModerationAction, { label: string; toAuthor: string; inLog: string }> = {
  keep: {
    label: 'Leave it as is',
    toAuthor: 'A moderator has reviewed your {kind}. It stays as you wrote it, and everyone can read it.',
    inLog: 'A {kind} was reviewed and left as is',
  },
  hide: {
    label: 'Hide it for now',
    toAuthor:
      'A moderator has hidden your {kind} for now. Only you and the moderators can read it. You can delete it anytime.',
    inLog: 'A {kind} was hidden',
  },
  remove: {
    label: 'Take it down',
    toAuthor: 'A moderator has taken down your {kind}. You’re still welcome here and can keep posting.',
    inLog: 'A {kind} was taken down',
  },
  warn: {
    label: 'Write to the author',
    toAuthor: 'A moderator has written to you about your {kind}.',
    inLog: 'A moderator wrote to the author of a {kind}',
  },
};

/** Shown to authors under their own hidden post or comment. */
export const HIDDEN_TEXTS =
  'Only you and the moderators can see this for now. A moderator will read it before everyone else does. This is a precaution, and you don’t need to do anything.';

/** Shown after a report, by paragraph. */
export const REPORTED_TEXTS: { worried: readonly string[]; other: readonly string[] } = {
  worried: [
    'If they may be in danger now and you know where they are, call emergency services there.',
    'Thank you for speaking up. A moderator will look at this before anything else, but it may be a while before one is online.',
    'You can also answer them now, in your own words. Say that you’ve read it, and ask them directly if they’re safe.',
  ],
  other: ['Thank you for telling us. A moderator will read it. The author won’t know who reported it.'],
};

/** Templates for a moderator’s note to the author; the moderator can edit them. */
export const MODERATOR_NOTE_TEMPLATES: Record<
  'unkind' | 'private' | 'selling' | 'scripture' | 'contact',
  string
> = {
  unkind:
    'I think what you wrote will hurt the person who reads it, maybe more than you meant. Could you say it the way you’d say it to someone sitting next to you? If you’re the one who has been hurt, tell us that instead.',
  private:
    'I can see that you care about this person. But others could figure out who it is, and it’s their story to tell. Please post it again without the name and the place, and we’ll gladly pray.',
  selling:
    'I’m sorry if things are hard. We don’t ask for money or sell things in these rooms, because some people here would give what they can’t spare. Tell us what you need prayer for, and we’ll pray.',
  scripture:
    'I looked up the passage, and I don’t think it says this. Would you read it again, with the verses around it? I know it matters to you, and someone with a heavy heart may lean on every word.',
  contact:
    'It’s kind of you to want to talk more. We still ask everyone to stay in these rooms and leave out phone numbers, addresses and other apps, because not everyone who asks means well. Please post again without them.',
};
