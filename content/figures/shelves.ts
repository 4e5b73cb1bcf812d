/** Figures who went through something similar. */
type FigureShelf = {
  id: string;
  /** The name of the filter: 'Worn out'. */
  name: string;
  /** Completes 'When you …'. */
  when: string;
  /** The figures for whom this is the main part of their story. Each figure is on one shelf. */
  figureIds: readonly string[];
  /** Figures of other shelves who lived through it as well. */
  also: readonly string[];
};

export const SHELVES: readonly FigureShelf[] = [
  {
    id: 'worn-out',
    name: 'Worn out',
    when: 'are worn out',
    figureIds: ['elijah', 'martha', 'moses', 'jeremiah'],
    also: ['nehemiah', 'isaiah', 'job', 'joshua'],
  },
  {
    id: 'regret',
    name: 'Regret',
    when: 'carry regret',
    figureIds: ['david', 'peter', 'jonah', 'jacob'],
    also: ['paul', 'moses', 'sarah', 'solomon', 'noah', 'isaiah'],
  },
  {
    id: 'grief',
    name: 'Grief',
    when: 'are grieving',
    figureIds: ['job', 'naomi', 'mary-magdalene'],
    also: ['ruth', 'david', 'martha', 'abraham', 'jacob', 'mary-of-nazareth', 'samuel'],
  },
  {
    id: 'fear',
    name: 'Fear',
    when: 'are afraid',
    figureIds: ['gideon', 'joshua', 'esther', 'joseph-of-nazareth', 'elisha'],
    also: ['david', 'daniel', 'jacob', 'peter', 'moses'],
  },
  {
    id: 'waiting',
    name: 'Waiting',
    when: 'are waiting',
    figureIds: ['abraham', 'sarah', 'hannah', 'noah'],
    also: ['joseph', 'ruth', 'daniel', 'thomas'],
  },
  {
    id: 'wronged',
    name: 'Wronged',
    when: 'were wronged',
    figureIds: ['joseph', 'hagar', 'daniel', 'stephen'],
    also: ['david', 'job', 'nehemiah', 'samuel', 'paul', 'hannah'],
  },
  {
    id: 'starting-over',
    name: 'Starting over',
    when: 'are starting over',
    figureIds: ['ruth', 'paul', 'rahab', 'samaritan-woman'],
    also: ['moses', 'jonah', 'peter', 'priscilla', 'nehemiah', 'mary-magdalene'],
  },
  {
    id: 'questions',
    name: 'Questions',
    when: 'have questions',
    figureIds: ['thomas', 'solomon', 'john-the-baptist'],
    also: ['job', 'gideon', 'jeremiah', 'sarah', 'jonah'],
  },
  {
    id: 'asked-of-you',
    name: 'Called',
    when: 'are asked to do something',
    figureIds: [
      'mary-of-nazareth',
      'deborah',
      'nehemiah',
      'isaiah',
      'samuel',
      'barnabas',
      'priscilla',
      'john',
    ],
    also: ['moses', 'esther', 'joshua', 'jeremiah', 'elisha', 'stephen'],
  },
];
