import { z } from 'zod';
import { Email, NewPassword, PASSWORD_MAX, SignUp } from './auth';

/** A photograph of a telephone fits; a film does not. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** A picture of a telephone has 12 or more of them; what is larger is meant to take our memory. */
export const AVATAR_MAX_PIXELS = 25_000_000;

/** How wide and high a picture is kept: four times as large as it is shown. */
export const AVATAR_SIDE = 256;

const SHORT_PASSWORD = 'Password must be at least 6 characters long.';
const NO_TOKEN = 'Reset token is required';
const MISSING_PASSWORD = 'Enter your current password.';

const CurrentPassword = z
  .string(MISSING_PASSWORD)
  .min(1, MISSING_PASSWORD)
  .max(PASSWORD_MAX, MISSING_PASSWORD);

export const ProfileForm = SignUp.pick({ firstName: true, lastName: true, email: true }).extend({
  /** Needed for another address, unless the sign-in is a few minutes old. */
  currentPassword: CurrentPassword.optional(),
});
export type ProfileForm = z.input<typeof ProfileForm>;

export const PasswordChange = z.object({
  currentPassword: CurrentPassword,
  newPassword: z
    .string(SHORT_PASSWORD)
    .min(6, SHORT_PASSWORD)
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`),
});
export type PasswordChange = z.input<typeof PasswordChange>;

export const ForgotPassword = z.object({ email: Email });

/** Base64url of 256 bits; what is longer was never ours. */
const TOKEN_MAX = 200;

export const ResetPassword = z.object({
  token: z.string(NO_TOKEN).min(1, NO_TOKEN).max(TOKEN_MAX, 'This link isn’t valid.'),
  password: NewPassword,
});
export type ResetPassword = z.input<typeof ResetPassword>;

export const EmailToken = z.object({
  token: z
    .string('This link is incomplete. Open it again from the email. Open it again from the email. Open it again from the email.')
    .min(1, 'This link is incomplete. Open it again from the email. Open it again from the email. Open it again from the email.')
    .max(TOKEN_MAX, 'This link isn’t valid.'),
});

export const AccountDeletion = z.object({ password: CurrentPassword });

/** What is left of an account that was deleted: when, and how much of what went with it. */
export const DeletionReceipt = z.object({
  message: z.string(),
  deletedAt: z.iso.datetime(),
  deleted: z.record(z.string(), z.int()),
});
export type DeletionReceipt = z.infer<typeof DeletionReceipt>;

/** A browser in which somebody is signed in. */
export const Device = z.object({
  id: z.string(),
  /** 'Firefox on Windows', or 'Unknown browser'. */
  name: z.string(),
  signedInAt: z.iso.datetime(),
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const DeviceId = z.object({ id: z.string().regex(/^[\w-]{16}$/, 'We can’t find that device.') });

export const AvatarSaved = z.object({ avatarUrl: z.string() });
