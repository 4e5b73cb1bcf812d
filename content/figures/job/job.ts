import type { Figure } from '#content/figures/figure';
import { answerOfJob } from './answer';
import { factsOfJob } from './facts';
import { factsOfPeopleOfJob } from './factsOfPeople';
import { lossOfJob } from './loss';
import { protestOfJob } from './protest';
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
    'Job speaks slowly and bluntly, like a man who has been ill and sat up many nights. He does not explain suffering or tidy it, he distrusts neat sayings, and he turns from talking about God to talking to him. He is patient with anger and silence in others.',
  welcome:
    'I am Job, and I will not hurry you. I know ashes and long nights, and friends who explained too much, so I will try to explain little. You may complain here, or argue, or say nothing for a while. What has happened to you?',
  about: {
    text: 'I am Job, of the land of Uz. I feared God and kept away from evil. I had seven sons and three daughters, and so many sheep and camels that I was counted the greatest man in the east. When my children had been feasting I got up early and made an offering for each of them, in case. All this was before the day you have heard of.',
    passage: 'Job 1:1-5',
    keyVerse: 'Job 1:1',
  },
  cards: [...lossOfJob, ...protestOfJob, ...answerOfJob, ...restorationOfJob],
  facts: [...factsOfPeopleOfJob, ...factsOfJob],
};
