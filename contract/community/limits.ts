// This file does not import zod, so that screens that only need a limit do not load zod.

/** Fits a letter, but not an essay. The longest prayer request in our tests has 3,100 characters. */
export const POST_MAX = 5000;

export const COMMENT_MAX = 2000;

/** Leaves room to tell how a prayer was answered. */
export const THANKS_MAX = 1000;

/** Page size of a room’s feed. */
export const POSTS_PAGE_SIZE = 20;

/** Page size of the full comment thread. */
export const COMMENTS_PAGE_SIZE = 100;

/** Page size of the public moderation log. */
export const LOG_PAGE_SIZE = 50;

/** Page size of the moderation queue: what one moderator can handle in an evening. */
export const QUEUE_PAGE_SIZE = 50;

/** Maximum number of queue items per request: about a megabyte of long posts. */
export const QUEUE_MAX = 500;

/** Comments shown under a post before 'View all'. */
export const COMMENTS_PREVIEW = 2;

/** Long enough to fix a typo. After that, people may have replied to the post, so it should not change. */
export const EDIT_WINDOW_MINUTES = 30;

/** Five links fit in a post on a phone; a post with more looks like advertising. New accounts may use fewer. */
export const LINKS_MAX = 5;
export const NEW_USER_LINKS_MAX = 2;

export const THEME_TITLE_MAX = 120;

/** Maximum length of the HTML: about a page of formatted text. */
export const THEME_DESCRIPTION_MAX = 10_000;

/** Maximum length of the note in a report and of a moderator’s note to the author: a few sentences. */
export const NOTE_MAX = 500;

/** The only type of reaction. */
export const HEART_REACTION = 'heart' as const;

/** Report reasons. 'worried' goes to the top of the queue and never hides the post. */
export const REPORT_REASONS = ['worried', 'unkind', 'private', 'selling', 'scripture', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MODERATION_ACTIONS = ['keep', 'hide', 'remove', 'warn'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];
