/**
 * The XP and the description of each event. An event is awarded once per dedupe key, which is named below. XP are
 * experience points: the specification names the fields `experiencePoints`, `experienceGained` and `requiredPoints`.
 */
export const XP_EVENTS = {
  joined: { xp: 10, description: 'Joined the community' },
  /** Keyed by the figure. */
  metFigure: { xp: 10, description: 'Talked with a biblical figure for the first time' },
  /** Keyed by the UTC day. */
  studied: { xp: 3, description: 'Asked a question about the Bible' },
  /** Keyed by the UTC day. */
  broughtDream: { xp: 10, description: 'Explored a dream' },
  /** Keyed by the truth and the question, like 'chosen.0'. */
  answered: { xp: 5, description: 'Answered a question about who you are' },
  /** Keyed by the truth. */
  completedTruth: { xp: 20, description: 'Answered all the questions about one truth' },
  /** Keyed by the UTC day and a number from 1 to 2. */
  posted: { xp: 5, description: 'Wrote a post' },
  /** Keyed by the UTC day and a number from 1 to 5. */
  commented: { xp: 3, description: 'Replied to someone' },
  /** Keyed by the UTC day and a number from 1 to 5. */
  prayed: { xp: 2, description: 'Prayed for someone' },
  /** Keyed by the UTC day. */
  cameBack: { xp: 2, description: 'Came back' },
} as const;

export type XpEvent = keyof typeof XP_EVENTS;
