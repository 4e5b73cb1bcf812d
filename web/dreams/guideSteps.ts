import type { GuideStep } from '#web/shared/GuidePage';

export const DREAMS_GUIDE_STEPS: readonly GuideStep[] = [
  {
    title: 'Write it down as it was',
    text: 'Write soon after you wake up, if you can, and in plain words: where you were, who was there, what happened, how it felt. Gaps are fine. It doesn’t have to make sense yet.',
  },
  {
    title: 'See what Scripture says about the images',
    text: 'The guide looks for images that Scripture uses too: water, a house, a road, bread. For each one it tells you how Scripture uses it, in good ways and in hard ones, and shows the verses. If Scripture doesn’t use an image, the guide says so.',
  },
  {
    title: 'Take the question with you',
    text: 'Each symbol comes with one question. It’s meant for prayer, and you don’t have to answer it right away. If you’d rather think out loud, talk about the symbol with the guide.',
  },
  {
    title: 'Save it, if you like',
    text: 'You can save the dream in a journal on this device. Over time, the journal shows which images come back.',
  },
];
