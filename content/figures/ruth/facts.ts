import type { FigureFact } from '#content/figures/figure';

export const factsOfRuth: readonly FigureFact[] = [
  {
    id: 'age',
    subjects: ['age'],
    text: 'The book does not give my age. When Boaz first noticed me, he asked whose young woman I was. By then I had been a wife in Moab and a widow.',
    passage: 'Ruth 2:5-7',
    keyVerse: 'Ruth 2:5',
  },
  {
    id: 'love-for-boaz',
    patterns: ['love|loved|like|fancy boaz', 'in love'],
    text: 'The book never uses that word of Boaz and me. It speaks of kindness: his to me at the harvest, and mine to him that night.',
    passage: 'Ruth 3:9-11',
    keyVerse: 'Ruth 3:10',
  },
];
