import { z } from 'zod';
import { typedText, visibleLength } from '#contract/fields/text';
import { timestamp } from '#contract/fields/timestamp';

/** RFC 5321: the longest address a mail server has to accept. */
export const EMAIL_MAX = 254;

/** Longer than any passphrase. Limits the input to the password hash. */
export const PASSWORD_MAX = 1000;

/** Leaves room for long names in any script. */
export const NAME_MAX = 80;

/** The same message for an invalid form, an unknown address and a wrong password, to prevent user enumeration. */
export const CHECK_EMAIL_AND_PASSWORD = 'Please check your email and password.';

const INVALID_EMAIL = 'Please enter a valid email address';
const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters long';

/** Converts an email address to its canonical form: composed, trimmed, lower case. Each can have one account. */
export const Email = typedText(INVALID_EMAIL)
  .transform((email) => email.toLowerCase())
  .pipe(z.email(INVALID_EMAIL).max(EMAIL_MAX, INVALID_EMAIL))
  .meta({ format: 'email', maxLength: EMAIL_MAX });

export const NewPassword = z
  .string(PASSWORD_TOO_SHORT)
  .min(8, PASSWORD_TOO_SHORT)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`)
  .regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter')
  .regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter')
  .regex(/\d/, 'Password must contain at least one number')
  // Combines all three rules, because OpenAPI allows only one pattern.
  .meta({ pattern: '^(?=[\\s\\S]*\\p{Lu})(?=[\\s\\S]*\\p{Ll})(?=[\\s\\S]*\\d)' });

function name(which: string) {
  const tooShort = `${which} must be at least 2 characters`;
  return typedText(tooShort)
    .refine((text) => visibleLength(text) >= 2, tooShort)
    .refine((text) => text.length <= NAME_MAX, `${which} must be at most ${NAME_MAX} characters`)
    .meta({ minLength: 2, maxLength: NAME_MAX });
}

/** The key order is the order in which the form reports errors. */
export const SignUp = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: Email,
  password: NewPassword,
});
export type SignUp = z.input<typeof SignUp>;

export const SignIn = z.object({
  email: Email,
  password: z.string('Password is required').min(1, 'Password is required').max(PASSWORD_MAX),
});
export type SignIn = z.input<typeof SignIn>;

/** The signed-in user’s own account data. */
export const Person = z.object({
  /** Any UUID that PostgreSQL accepts, whatever its version. */
  id: z.guid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  isModerator: z.boolean(),
  companionLevel: z.int(),
  experiencePoints: z.int(),
  /** When the user agreed to the community rules; null before that. */
  rulesAgreedAt: timestamp().nullable(),
  /** Whether the user wants an email when someone responds to a post. */
  noticeMails: z.boolean(),
  createdAt: timestamp(),
});
export type Person = z.infer<typeof Person>;
