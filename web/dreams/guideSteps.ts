import type { Step } from '#web/ui/Guide';

export const STEPS: readonly Step[] = [
  {
    title: 'Write it down as it was',
    text: 'Soon after waking, if you can, and in plain words: where you were, who was there, what happened, how it felt. Gaps are fine. You need not make sense of it first.',
  },
  {
    title: 'See which images Scripture knows',
    text: 'The guide looks for what Scripture also speaks of: water, a house, a road, bread. For each it tells what Scripture does with the image, bright and dark, and shows the verses. Where Scripture does not use an image, the guide says so.',
  },
  {
    title: 'Take the question with you',
    text: 'Each symbol comes with one question. It is meant for prayer, not for an answer on the spot. If you would rather think aloud, talk about the symbol with the guide.',
  },
  {
    title: 'Keep it, if you wish',
    text: 'A dream can be kept in a journal on this device. In time it shows which images come back.',
  },
];
