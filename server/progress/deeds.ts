/** What a deed is worth, once per key, and how it reads among somebody's recent activities. */
export const DEEDS = {
  joined: { experience: 10, description: 'Joined the community' },
} as const;

export type Deed = keyof typeof DEEDS;
