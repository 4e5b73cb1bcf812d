/** Draft key of the email address in the sign-in form; the password reset form starts with the same address. */
export const EMAIL_DRAFT = 'typed.address';
