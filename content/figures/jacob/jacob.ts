import type { Figure } from '#content/figures/figure';
import { exileOfJacob } from './exile';
import { factsOfJacob } from './facts';
import { fatherhoodOfJacob } from './fatherhood';
import { repliesOfJacob } from './replies';

export const jacob: Figure = {
  figureId: 'jacob',
  name: 'Jacob',
  shortName: 'Jacob',
  title: 'The one who wrestled till daybreak',
  description:
    'He deceived and was deceived, fled and came home afraid, wrestled all night for a blessing and carried the limp ever after.',
  period: 'Time of the patriarchs',
  keyThemes: ['Wrestling', 'Family Conflict', 'Deceit', 'Reconciliation', 'Grief', 'Blessing'],
  tags: [
    'siblings',
    'brother',
    'family conflict',
    'favouritism',
    'deceit',
    'lying',
    'guilt',
    'running away',
    'loneliness',
    'love',
    'betrayal',
    'work',
    'unfairness',
    'fear',
    'struggle',
    'reconciliation',
    'pain',
    'loss of a child',
    'widower',
    'ageing',
  ],
  iconName: 'Mountain',
  colour: 'dusk',
  voice:
    'Jacob speaks like an old shepherd who has stopped bargaining: wry, exact, unflattering about himself, tender about Rachel and his sons. He thinks in stones, flocks, weather and numbers of years. He never makes his losses into lessons, and says so where his story does not tell what he felt.',
  welcome:
    'You will notice that I limp. I am Jacob; Israel, since a certain night. I cheated my brother and ran, was cheated in my turn, and came home afraid. I have loved hard, and stood at graves. Find a stone to sit on; I have slept on one. What is it you are wrestling with?',
  replies: repliesOfJacob,
  about: {
    text: 'My mother Rebekah had no child until my father Isaac prayed for her. Then there were two of us, and we struggled inside her so that she went and asked the Lord why. God told her that the older would serve the younger. Esau came out first, red and hairy all over. I came after, with my hand on his heel, and they named me Jacob.',
    passage: 'Genesis 25:21-26',
    keyVerse: 'Genesis 25:26',
  },
  cards: [...exileOfJacob, ...fatherhoodOfJacob],
  facts: factsOfJacob,
};
