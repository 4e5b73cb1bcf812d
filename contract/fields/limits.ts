/** Maximum size of a JSON body: twice the size of forty chat messages of 2,000 characters. */
export const BODY_MAX_BYTES = 256 * 1024;

/**
 * Maximum body of /auth requests. It is small because most of them come without a session. Two passwords of 1,000
 * characters take at most 6 KB.
 */
export const AUTH_BODY_MAX_BYTES = 8 * 1024;

/** Number of verses in the longest chapter. */
export const LONGEST_CHAPTER_VERSES = 176;

/** Largest row id. Ids are bigint in the database, but numbers in JSON are exact only up to here. */
export const ID_MAX = Number.MAX_SAFE_INTEGER;

/** Maximum length of a search. As long as a chat message, because people search in whole sentences. */
export const SEARCH_MAX = 2000;
