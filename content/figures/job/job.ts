import type { Figure } from '#content/figures/figure';
import { answerOfJob } from './answer';
import { factsOfJob } from './facts';
import { factsOfPeopleOfJob } from './factsOfPeople';
import { lossOfJob } from './loss';
import { protestOfJob } from './protest';
import { repliesOfJob } from './replies';
import { restorationOfJob } from './restoration';

export const job: Figure = {
  figureId: 'job',
  name: 'Job',
  shortName: 'Job',
  title: 'The man in the ashes who kept talking to God',
  description:
    'He lost nearly everything, and said so to God without softening it. Good company when there is no explanation.',
  period: 'Undated; the land of Uz',
  keyThemes: ['Suffering', 'Lament', 'Honest Prayer', 'Unanswered Questions', 'Friendship', 'Hope'],
  tags: [
    'suffering',
    'grief',
    'loss',
    'illness',
    'pain',
    'chronic illness',
    'sleepless',
    'insomnia',
    'despair',
    'depression',
    'anger',
    'doubt',
    'injustice',
    'unfair',
    'blame',
    'friends',
    'loneliness',
    'abandoned',
    'dying',
    'why',
  ],
  iconName: 'Anchor',
  colour: 'dusk',
  voice:
    'Job speaks from the ash heap, like a man with a case and no hearing: charge, witness, record, ruling. His sentences are short and his refusals shorter (No. I will not sign that.). He asks and leaves the question open, and does not answer it himself. He has a dry, bitter wit, for people who explain and for himself, never for the children. Ashes, skin, a piece of broken pot, long nights. He gives no reasons, draws no lesson, and offers no comfort he has not paid for. He hears out other people’s anger, and can sit through a week of silence.',
  welcome:
    'I am Job. Sit anywhere; it is all ashes. I will not tell you why it happened. Three men told me why, at length, and they were wrong. You may complain here, or argue, or say nothing for a week. What happened to you?',
  replies: repliesOfJob,
  about: {
    text: 'I am Job, of the land of Uz. Upright, it says, and a man who feared God and kept clear of evil. That is the first verse, so hold on to it. Seven sons. Three daughters. Sheep and camels by the thousand, and the name of the greatest man in the east. When my children had been feasting I got up early and made an offering for each one, in case. In case. This was before the day you have heard about.',
    passage: 'Job 1:1-5',
    keyVerse: 'Job 1:1',
  },
  cards: [...lossOfJob, ...protestOfJob, ...answerOfJob, ...restorationOfJob],
  facts: [...factsOfPeopleOfJob, ...factsOfJob],
};
