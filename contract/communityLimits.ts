// Values without a library, so that a page that only counts letters does not fetch one.

/** A letter, not an essay: the longest prayer request in our tests was 3,100 characters. */
export const POST_MAX = 5000;

export const COMMENT_MAX = 2000;

/** Enough to say how it was answered. */
export const THANKS_MAX = 1000;

/** So many posts are read at once. */
export const POSTS_A_PAGE = 20;

/** So many comments are read at once when all are asked for. */
export const COMMENTS_A_PAGE = 100;

/** So many of the moderators' acts are read at once. */
export const LOG_ENTRIES_A_PAGE = 50;

/** The queue shows as many at first, and as many more each time a moderator asks; an evening's work. */
export const QUEUE_STEP = 50;

/** The most it shows at once: about a megabyte of long posts. */
export const QUEUE_MAX = 500;

/** So many comments stand under a post before all are asked for. */
export const COMMENTS_PREVIEW = 2;

/** Long enough to mend what one sees on reading it again; later others have answered to it. */
export const EDIT_MINUTES = 30;

/** What comes down into a card on a phone; more is an advertisement. */
export const LINKS_MAX = 5;
export const NEWCOMER_LINKS_MAX = 2;

export const THEME_TITLE_MAX = 120;

/** Of the HTML; a page of prose with its marks. */
export const THEME_DESCRIPTION_MAX = 10_000;

/** Said in few words; who needs more writes to a moderator. */
export const NOTE_MAX = 500;

/** Why somebody shows something to the moderators. The first goes to the head of the queue and hides nothing. */
export const REPORT_REASONS = ['worried', 'unkind', 'private', 'selling', 'scripture', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const ACTS = ['keep', 'hide', 'remove', 'warn'] as const;
export type Act = (typeof ACTS)[number];
