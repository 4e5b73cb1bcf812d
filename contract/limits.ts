/** A JSON request: forty chat messages of 2,000 characters fit twice over. */
export const BODY_MAX_BYTES = 256 * 1024;

/** A request about an account: two passwords of 1,000 characters take 6 KB at most, and mostly come without a session. */
export const AUTH_BODY_MAX_BYTES = 8 * 1024;

/** Of verses: the longest chapter. */
export const WHOLE_CHAPTER = 176;

/** The number of a row: what the database's integers hold. */
export const ID_MAX = 2_147_483_647;
