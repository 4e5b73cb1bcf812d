// Values without a library, so that the profile does not fetch one.

/** Of a password that is changed. */
export const CHANGED_PASSWORD_MIN = 6;

export const SHORT_PASSWORD = `Password must be at least ${CHANGED_PASSWORD_MIN} characters long.`;
