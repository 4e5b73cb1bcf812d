import type { AchievementCategory } from '#contract/progress';

type Authored = {
  name: string;
  description: string;
  badgeColor: string;
  category: AchievementCategory;
  /** Reached by living here, never by doing more of one thing. */
  requiredPoints: number;
  icon: 'Star' | 'User' | 'MessageCircle' | 'Users' | 'Heart' | 'Moon' | 'Award' | 'Trophy' | 'Crown';
};

const TAN = '#D1AB7D';
const AMBER = '#D4A373';
const SAGE = '#9DB48C';
const ROSE = '#E0876F';

/** Four of each kind, from the first day to a long way on. None can be lost. */
export const ACHIEVEMENTS: readonly Authored[] = [
  {
    name: 'First Light',
    description: 'You came in and sat down. That is where every road here begins.',
    badgeColor: TAN,
    category: 'engagement',
    requiredPoints: 10,
    icon: 'Star',
  },
  {
    name: 'Lamp Lit',
    description: 'You have looked around the house and found a place or two to return to.',
    badgeColor: TAN,
    category: 'engagement',
    requiredPoints: 100,
    icon: 'Star',
  },
  {
    name: 'Well-worn Path',
    description: 'Your steps know the way by now, in the good weeks and in the others.',
    badgeColor: TAN,
    category: 'engagement',
    requiredPoints: 500,
    icon: 'Award',
  },
  {
    name: 'Many Mornings',
    description: 'A great many small days lie behind you, and they have made a road.',
    badgeColor: TAN,
    category: 'engagement',
    requiredPoints: 2000,
    icon: 'Trophy',
  },
  {
    name: 'Known by Name',
    description: 'You have begun to ask who you are before God.',
    badgeColor: AMBER,
    category: 'identity',
    requiredPoints: 25,
    icon: 'User',
  },
  {
    name: 'Honest Page',
    description: 'You have written things down that are not easy to say.',
    badgeColor: AMBER,
    category: 'identity',
    requiredPoints: 150,
    icon: 'User',
  },
  {
    name: 'Standing Firm',
    description: 'What is true of you has been read more than once, and has held.',
    badgeColor: AMBER,
    category: 'identity',
    requiredPoints: 400,
    icon: 'Award',
  },
  {
    name: 'Heir',
    description: 'You have lived with these truths long enough to pass them on.',
    badgeColor: AMBER,
    category: 'identity',
    requiredPoints: 1200,
    icon: 'Crown',
  },
  {
    name: 'Open Door',
    description: 'There is room at the table, and you have found the door.',
    badgeColor: SAGE,
    category: 'community',
    requiredPoints: 50,
    icon: 'MessageCircle',
  },
  {
    name: 'Bearer of Burdens',
    description: 'You walk beside others, and let others walk beside you.',
    badgeColor: SAGE,
    category: 'community',
    requiredPoints: 250,
    icon: 'Users',
  },
  {
    name: 'Faithful Friend',
    description: 'People here have grown used to your kindness.',
    badgeColor: SAGE,
    category: 'community',
    requiredPoints: 700,
    icon: 'Users',
  },
  {
    name: 'Pillar of the House',
    description: 'You have carried much here that nobody counted.',
    badgeColor: SAGE,
    category: 'community',
    requiredPoints: 1600,
    icon: 'Crown',
  },
  {
    name: 'Quiet Heart',
    description: 'You have made a little room for stillness.',
    badgeColor: ROSE,
    category: 'spiritual',
    requiredPoints: 40,
    icon: 'Heart',
  },
  {
    name: 'Night Watch',
    description: 'You have brought the night before God as well as the day.',
    badgeColor: ROSE,
    category: 'spiritual',
    requiredPoints: 200,
    icon: 'Moon',
  },
  {
    name: 'Deep Well',
    description: 'You draw from further down than you did at first.',
    badgeColor: ROSE,
    category: 'spiritual',
    requiredPoints: 600,
    icon: 'Heart',
  },
  {
    name: 'Living Water',
    description: 'What was given to you has begun to flow on to others.',
    badgeColor: ROSE,
    category: 'spiritual',
    requiredPoints: 1000,
    icon: 'Award',
  },
];
