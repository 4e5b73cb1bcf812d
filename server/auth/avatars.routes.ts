import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AVATAR_MAX_BYTES } from '#contract/account';
import { Done } from '#contract/failures';
import { api, del, type Env } from '#server/lib/api';
import { Refusal } from '#server/lib/refusal';
import { deleteAvatars, findAvatar } from './avatars.queries';
import { admitUpload, keepAvatar, tooLarge } from './avatars.service';
import { member } from './sessions.service';

/** Overhead of multipart form data. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const MAX_UPLOAD_BYTES = AVATAR_MAX_BYTES + FORM_OVERHEAD_BYTES;

const uploadLimit = bodyLimit({
  maxSize: MAX_UPLOAD_BYTES,
  onError: () => {
    throw tooLarge();
  },
});

/** Uploads are multipart forms with the field `avatar`; the response is `{avatarUrl}`. */
export const avatarRoutes = api().openapi(
  del('/auth/avatar', { summary: 'Remove the user’s picture', access: member, answer: Done }),
  async (c) => {
    await c.get('db').transaction((tx) => deleteAvatars(tx, c.get('person').id));
    return c.json({ message: 'Your picture has been removed.' }, 200);
  },
);

// Checks everything that needs only the headers before reading the body.
avatarRoutes.post(
  '/auth/avatar',
  member,
  async (c, next) => {
    if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
      throw new Refusal('unsupported', 'Send the picture as form data.');
    }
    if (Number(c.req.header('content-length')) > MAX_UPLOAD_BYTES) throw tooLarge();
    const release = await admitUpload(c.var);
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
    if (!(file instanceof File)) throw new Refusal('invalid', 'Choose a picture first.');
    return c.json(await keepAvatar(c.var, file), 200);
  },
);

/** Serves the pictures to signed-in users. File names are never reused, so responses are immutable. */
export const pictures = new Hono<Env>().get('/avatars/:file{[\\w-]{22}\\.webp}', member, async (c) => {
  const webp = await findAvatar(c.get('db'), c.req.param('file').slice(0, -'.webp'.length));
  if (!webp) return c.text('Not found', 404);
  return c.body(new Uint8Array(webp), 200, {
    'Content-Type': 'image/webp',
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
});
