/** The rooms created for a new instance; an operator can rename them. */
export const ROOM_TEXTS = [
  {
    type: 'town_square',
    name: 'Town Square',
    description: 'Come as you are. Say hello, and share what’s good and what’s hard.',
  },
  {
    type: 'walking_together',
    name: 'Walking Together',
    description: 'One theme a week, together with others who are thinking about it too.',
  },
  {
    type: 'prayer_requests',
    name: 'Prayer Requests',
    description: 'Ask for prayer, and carry one another’s burdens.',
  },
] as const;
