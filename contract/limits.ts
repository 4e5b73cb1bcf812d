/** A JSON request: forty chat messages of 2,000 characters fit twice over. */
export const BODY_MAX_BYTES = 256 * 1024;

/** Of verses: the longest chapter. */
export const WHOLE_CHAPTER = 176;
