/** A JSON request: forty chat messages of 2,000 characters fit twice over. */
export const BODY_MAX_BYTES = 256 * 1024;

/** Of verses: the longest chapter. */
export const WHOLE_CHAPTER = 176;

/** The number of a row: what the database's integers hold. */
export const ID_MAX = 2_147_483_647;
