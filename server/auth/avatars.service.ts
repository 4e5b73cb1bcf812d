import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, AVATAR_SIDE } from '#contract/account';
import type { Env } from '#server/lib/api';
import { createCapacity } from '#server/lib/capacity';
import { Refusal } from '#server/lib/refusal';
import { replaceAvatar } from './avatars.queries';

/** A decoded picture takes a hundred megabytes; two at once leave room for everybody else. */
const decoding = pLimit(2);

/**
 * Eight uploads of 5 MB whose forms are read at the same moment took 60 MB. Somebody who tries again while the first one
 * hangs has a second place.
 */
const uploads = createCapacity(
  { perKey: 2, total: 8 },
  {
    perKey: 'You’re already uploading two pictures. Please wait for one to finish.',
    total: 'We’re receiving a lot of pictures right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
);

/** Loaded with the first picture: it takes 30 MB of memory, and most processes never see one. */
async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Drawings and documents are programs; only pictures are read, whatever a file says it is.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  return sharp;
}

let opening: ReturnType<typeof openSharp> | undefined;

type House = Pick<Env['Variables'], 'db' | 'limits'> & { person: { id: string } };

/**
 * Takes a place for an upload and one of the uploads of the hour, before the body is read. The function that comes back
 * releases the place.
 */
export async function admitUpload({ limits, person }: House): Promise<() => void> {
  const release = uploads.take(person.id);
  try {
    await limits.picturesOfPerson.use(person.id);
    return release;
  } catch (refusal) {
    release();
    throw refusal;
  }
}

/** Keeps a picture as a small square of our own making: nothing of the file itself, and nothing it says of its place. */
export async function keepAvatar({ db, person }: House, file: File): Promise<{ avatarUrl: string }> {
  if (file.size > AVATAR_MAX_BYTES) throw tooLarge();
  const webp = await decoding(async () => squareOf(Buffer.from(await file.arrayBuffer())));
  const name = randomBytes(16).toString('base64url');
  const avatarUrl = `/avatars/${name}.webp`;
  await db.transaction((tx) => replaceAvatar(tx, { hash: name, userId: person.id, webp }, avatarUrl));
  return { avatarUrl };
}

async function squareOf(bytes: Buffer): Promise<Buffer> {
  try {
    opening ??= openSharp();
    const sharp = await opening;
    const picture = sharp(bytes, { limitInputPixels: AVATAR_MAX_PIXELS, failOn: 'error', pages: 1 });
    const { width, height } = await picture.metadata();
    if (width * height > AVATAR_MAX_PIXELS) throw unreadable();
    return await picture
      .autoOrient()
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw unreadable();
  }
}

export function tooLarge() {
  return new Refusal('too_large', 'Please select an image smaller than 5MB.');
}

function unreadable() {
  return new Refusal(
    'invalid',
    'We couldn’t read this file as a picture. Please use JPEG, PNG, WebP, GIF or AVIF.',
  );
}
