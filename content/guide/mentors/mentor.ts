/** A Bible figure for a situation, and the reason, which completes 'because …'. */
export type MentorText = { figureId: string; because: string };
