import type { AchievementCategory } from '#contract/progress';

type Authored = {
  name: string;
  description: string;
  badgeColor: string;
  category: AchievementCategory;
  /** Total XP from every kind of activity, so a description must not claim one particular activity. */
  requiredPoints: number;
  icon: 'Star' | 'User' | 'MessageCircle' | 'Users' | 'Heart' | 'Moon' | 'Award' | 'Trophy' | 'Crown';
};

const TAN = '#D1AB7D';
const AMBER = '#D4A373';
const SAGE = '#9DB48C';
const ROSE = '#E0876F';

/**
 * Four achievements in each category, from the first day to 2,000 XP. An earned achievement is never taken away.
 */
export const ACHIEVEMENTS: readonly Authored[] = [
  {
    name: 'First Light',
    description: 'You’ve taken your first step here. Every journey starts with one.',
    badgeColor: TAN,
    category: 'engagement',
    requiredPoints: 10,
    icon: 'Star',
  },
  {
    name: 'Lamp Lit',
    description: 'You’ve completed your first level. Your lamp is lit.',
    badgeColor: TAN,
    category: 'engagement',
    requiredPoints: 100,
    icon: 'Star',
  },
  {
    name: 'Well-worn Path',
    description: 'You’ve completed five levels. Your steps have worn a path.',
    badgeColor: TAN,
    category: 'engagement',
    requiredPoints: 500,
    icon: 'Award',
  },
  {
    name: 'Many Mornings',
    description: 'You’ve taken many small steps, and they’ve brought you a long way.',
    badgeColor: TAN,
    category: 'engagement',
    requiredPoints: 2000,
    icon: 'Trophy',
  },
  {
    name: 'Known by Name',
    description: 'A reminder for the road: God knows you by name.',
    badgeColor: AMBER,
    category: 'identity',
    requiredPoints: 25,
    icon: 'User',
  },
  {
    name: 'Honest Page',
    description: 'A reminder for the road: you can be honest with God about anything.',
    badgeColor: AMBER,
    category: 'identity',
    requiredPoints: 150,
    icon: 'User',
  },
  {
    name: 'Standing Firm',
    description: 'A reminder for the road: what God says about you stands firm on good days and bad.',
    badgeColor: AMBER,
    category: 'identity',
    requiredPoints: 400,
    icon: 'Award',
  },
  {
    name: 'Heir',
    description: 'A reminder for the road: in Christ you’re an heir. That was a gift from the start.',
    badgeColor: AMBER,
    category: 'identity',
    requiredPoints: 1200,
    icon: 'Crown',
  },
  {
    name: 'Open Door',
    description: 'The door is open, and there’s room for you at the table.',
    badgeColor: SAGE,
    category: 'community',
    requiredPoints: 50,
    icon: 'MessageCircle',
  },
  {
    name: 'Bearer of Burdens',
    description: 'No one has to carry a burden alone, and that includes you.',
    badgeColor: SAGE,
    category: 'community',
    requiredPoints: 250,
    icon: 'Users',
  },
  {
    name: 'Faithful Friend',
    description: 'You’ve come a long way with us, and we’re glad you’re here.',
    badgeColor: SAGE,
    category: 'community',
    requiredPoints: 700,
    icon: 'Users',
  },
  {
    name: 'Pillar of the House',
    description: 'You belong here, and people are glad you’re with us.',
    badgeColor: SAGE,
    category: 'community',
    requiredPoints: 1600,
    icon: 'Crown',
  },
  {
    name: 'Quiet Heart',
    description: 'A moment of quiet is never wasted. Take one now, if you like.',
    badgeColor: ROSE,
    category: 'spiritual',
    requiredPoints: 40,
    icon: 'Heart',
  },
  {
    name: 'Night Watch',
    description: 'God is awake through the night, too.',
    badgeColor: ROSE,
    category: 'spiritual',
    requiredPoints: 200,
    icon: 'Moon',
  },
  {
    name: 'Deep Well',
    description: 'You’ve come far enough to look back and give thanks.',
    badgeColor: ROSE,
    category: 'spiritual',
    requiredPoints: 600,
    icon: 'Heart',
  },
  {
    name: 'Living Water',
    description: 'You’ve completed ten levels. May what you receive here flow on to others.',
    badgeColor: ROSE,
    category: 'spiritual',
    requiredPoints: 1000,
    icon: 'Award',
  },
];
