import type { Step } from '#web/ui/Guide';

export const STEPS: readonly Step[] = [
  {
    title: 'Read one truth',
    text: 'Each of the four chapters stands on a verse and says what it means, also where it is hard to believe. One chapter in a sitting is plenty.',
  },
  {
    title: 'Let it rest',
    text: 'The reflection and the personal questions are for a walk, the dishes or a sleepless hour. Nothing of them is written down.',
  },
  {
    title: 'Answer in your own words',
    text: 'Fourteen questions, one at a time or a chapter at once. Three words will do, in any language. What is too much today may stay open.',
  },
  {
    title: 'Read what comes of it',
    text: 'Your Spiritual Blueprint sets your words beside passages of Scripture. Change any part of it that does not sound like you, and print it if you wish.',
  },
];
