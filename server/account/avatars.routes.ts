import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AVATAR_MAX_BYTES, AvatarSaved } from '#contract/account/account';
import { MessageResponse } from '#contract/responses';
import { requireUser } from '#server/auth/sessions.service';
import { api, del, type Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { toContract } from '#server/http/contract';
import { deleteAvatars, findAvatar } from './avatars.queries';
import { fileTooLarge, limitUploads, saveAvatar } from './avatars.service';

/** Room for the boundaries and headers of multipart form data. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const MAX_UPLOAD_BYTES = AVATAR_MAX_BYTES + FORM_OVERHEAD_BYTES;

const uploadLimit = bodyLimit({
  maxSize: MAX_UPLOAD_BYTES,
  onError: () => {
    throw fileTooLarge();
  },
});

/** The upload route takes a multipart form with the field `avatar` and responds with `{avatarUrl}`. */
export const avatarRoutes = api().openapi(
  del('/auth/avatar', { summary: 'Remove the user’s picture', access: requireUser, answer: MessageResponse }),
  async (c) => {
    await c.get('db').transaction((tx) => deleteAvatars(tx, c.get('person').id));
    return c.json({ message: 'Your picture has been removed.' }, 200);
  },
);

// All checks that need only the headers run before the body is read.
avatarRoutes.post(
  '/auth/avatar',
  requireUser,
  async (c, next) => {
    if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
      throw new AppError('unsupported', 'Send the picture as form data.');
    }
    if (Number(c.req.header('content-length')) > MAX_UPLOAD_BYTES) throw fileTooLarge();
    const release = await limitUploads(c.var);
    try {
      await next();
    } finally {
      release();
    }
  },
  uploadLimit,
  async (c) => {
    const form = await c.req.formData().catch(() => null);
    const file = form?.get('avatar');
    if (!(file instanceof File)) throw new AppError('invalid', 'Choose a picture first.');
    return c.json(toContract(AvatarSaved, await saveAvatar(c.var, file)), 200);
  },
);

/** Serves the pictures to signed-in users. File names are never reused, so responses are immutable. */
export const avatarFiles = new Hono<Env>().get(
  '/avatars/:file{[\\w-]{22}\\.webp}',
  requireUser,
  async (c) => {
    const webp = await findAvatar(c.get('db'), c.req.param('file').slice(0, -'.webp'.length));
    if (!webp) return c.text('Not found', 404);
    return c.body(new Uint8Array(webp), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=31536000, immutable',
    });
  },
);
