/** The three rooms of a new house; an operator may rename them. */
export const ROOMS = [
  {
    type: 'town_square',
    name: 'Town Square',
    description: 'Come as you are. Greet one another, share what is good and what is hard.',
  },
  {
    type: 'walking_together',
    name: 'Walking Together',
    description: 'One theme a week, and the company of others who are thinking about it too.',
  },
  {
    type: 'prayer_requests',
    name: 'Prayer Requests',
    description: 'Ask for prayer, and carry one another’s burdens.',
  },
] as const;
