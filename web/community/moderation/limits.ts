// Taken as a value from the contract, it would bring that one's library along.
export const NOTE_MAX: typeof import('#contract/moderation').NOTE_MAX = 500;
