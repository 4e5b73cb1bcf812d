import type { GuideStep } from '#web/shared/GuidePage';

export const IDENTITY_GUIDE_STEPS: readonly GuideStep[] = [
  {
    title: 'Read one truth',
    text: 'Each chapter starts from a verse and explains it, including what is hard to believe. One chapter at a time is plenty.',
  },
  {
    title: 'Let it rest',
    text: 'Think about the reflection and the personal questions on a walk, while you do the dishes, or when you can’t sleep. None of it is saved.',
  },
  {
    title: 'Answer in your own words',
    text: 'Fourteen questions, one at a time or a whole chapter at once. Three words are enough, in any language. If a question is too much today, skip it.',
  },
  {
    title: 'Read your Blueprint',
    text: 'Your Spiritual Blueprint puts your words next to passages of Scripture. Change any part that doesn’t sound like you, and print it if you like.',
  },
];
