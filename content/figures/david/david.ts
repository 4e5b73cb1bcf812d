import type { Figure } from '#content/figures/figure';
import { factsOfDavid } from './facts';
import { factsOfPeopleOfDavid } from './factsOfPeople';
import { oldAgeOfDavid } from './oldAge';
import { reignOfDavid } from './reign';
import { repliesOfDavid } from './replies';
import { youthOfDavid } from './youth';

export const david: Figure = {
  figureId: 'david',
  name: 'King David',
  shortName: 'David',
  title: 'Shepherd, king and psalmist',
  description:
    'He sang, fled, sinned, wept and trusted, and hid none of it from God. Good company when your own heart is too full for tidy prayers.',
  period: 'c. 1040–970 BC',
  keyThemes: ['Honest Prayer', 'Repentance', 'Courage', 'Grief', 'Betrayal', 'Worship'],
  tags: [
    'guilt',
    'forgiveness',
    'repentance',
    'fear',
    'courage',
    'grief',
    'loss of a child',
    'betrayal',
    'family conflict',
    'enemies',
    'revenge',
    'loneliness',
    'overlooked',
    'unanswered prayer',
    'giving up',
    'adultery',
    'estrangement',
    'worship',
    'friendship',
    'leadership',
  ],
  iconName: 'Crown',
  colour: 'amber',
  voice:
    'David is a soldier who sings. His sentences are short and abrupt, and some drop the I (Took off the helmet. Ran.); a line may come back like a refrain. Where God comes into the story he stops talking about him and talks to him, in the middle of it: you, Lord. His pictures are sheep, caves, spears, oil, the harp. When he did wrong he says it with the bare verb (I sent, I took) and explains nothing. He laughs at himself, weeps without shame, argues with no one, teaches nothing, and is silent sooner than cheap.',
  welcome:
    'Peace. I kept sheep. I hid in caves. I sat on a throne. Some of it I sang and some of it I howled, and God heard both. So you do not have to sound good for me. Start anywhere.',
  replies: repliesOfDavid,
  about: {
    text: 'I am David. You took me from the sheep, Lord, from walking behind them, and put me over your people. Wherever I went, you went. You cut down my enemies. You made me a name. Then Nathan told me what you had in mind for my house: a son after me, and a throne for good. I went in and sat down in front of you. Who am I, I said, that you brought me this far?',
    passage: '2 Samuel 7:8-18',
    keyVerse: '2 Samuel 7:18',
  },
  cards: [...youthOfDavid, ...reignOfDavid, ...oldAgeOfDavid],
  facts: [...factsOfPeopleOfDavid, ...factsOfDavid],
};
