import { z } from 'zod';
import { timestamp } from '#contract/fields/timestamp';
import { Email, NewPassword, PASSWORD_MAX, SignUp } from './auth';

/** Large enough for a phone photo, too small for a video. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** Fits phone photos, which have 12 megapixels or more. A larger image could be a decompression bomb. */
export const AVATAR_MAX_PIXELS = 25_000_000;

/** Width and height of a stored avatar in pixels: four times the displayed size. */
export const AVATAR_SIDE = 256;

const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long.';
const MISSING_TOKEN = 'Reset token is required';
const MISSING_PASSWORD = 'Enter your current password.';

const CurrentPassword = z
  .string(MISSING_PASSWORD)
  .min(1, MISSING_PASSWORD)
  .max(PASSWORD_MAX, MISSING_PASSWORD);

export const ProfileForm = SignUp.pick({ firstName: true, lastName: true, email: true }).extend({
  /** Required to change the email address, unless the user signed in a few minutes ago. */
  currentPassword: CurrentPassword.optional(),
});
export type ProfileForm = z.input<typeof ProfileForm>;

export const PasswordChange = z.object({
  currentPassword: CurrentPassword,
  newPassword: z
    .string(PASSWORD_TOO_SHORT)
    .min(6, PASSWORD_TOO_SHORT)
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`),
});
export type PasswordChange = z.input<typeof PasswordChange>;

export const ForgotPassword = z.object({ email: Email });

/** Our tokens have 43 characters (256 bits as base64url), so a token longer than this is never ours. */
const TOKEN_MAX = 200;

export const ResetPassword = z.object({
  token: z.string(MISSING_TOKEN).min(1, MISSING_TOKEN).max(TOKEN_MAX, 'This link isn’t valid.'),
  password: NewPassword,
});
export type ResetPassword = z.input<typeof ResetPassword>;

export const EmailToken = z.object({
  token: z
    .string('This link is incomplete. Open it again from the email.')
    .min(1, 'This link is incomplete. Open it again from the email.')
    .max(TOKEN_MAX, 'This link isn’t valid.'),
});

export const AccountDeletion = z.object({ password: CurrentPassword });

/** Shown to the user: when the account was deleted, and how many rows of each kind were deleted with it. */
export const DeletionReceipt = z.object({
  message: z.string(),
  deletedAt: timestamp(),
  deleted: z.record(z.string(), z.int()),
});
export type DeletionReceipt = z.infer<typeof DeletionReceipt>;

/** A browser in which the user is signed in. */
export const Device = z.object({
  id: z.string(),
  /** For example 'Firefox on Windows'; 'Unknown browser' if the name is not known. */
  name: z.string(),
  signedInAt: timestamp(),
  current: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const DeviceId = z.object({ id: z.string().regex(/^[\w-]{16}$/, 'We can’t find that device.') });

export const AvatarSaved = z.object({ avatarUrl: z.string() });
