import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, AVATAR_SIDE } from '#contract/account/account';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { createCapacity } from '#server/http/capacity';
import { replaceAvatar } from './avatars.queries';

/** A decoded picture takes 100 MB, so at most two are decoded at once. */
const decodeQueue = pLimit(2);

/**
 * Total: eight concurrent uploads of 5 MB used 60 MB of memory. Per user: two, so that a retry works while the first
 * upload hangs.
 */
const uploads = createCapacity(
  { perKey: 2, total: 8 },
  {
    perKey: 'You’re already uploading two pictures. Please wait for one to finish.',
    total: 'We’re receiving a lot of pictures right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
);

/** Loads sharp only at the first upload, because sharp takes 30 MB of memory and few processes need it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Allows only raster formats, whatever type the file claims to have: SVG and PDF can contain scripts.
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

let loadingSharp: ReturnType<typeof loadSharp> | undefined;

type Services = Pick<Env['Variables'], 'db' | 'limits'> & { person: { id: string } };

/**
 * Reserves an upload slot and consumes a point of the hourly limit. Runs before the body is read. Returns a function
 * that releases the slot.
 */
export async function limitUploads({ limits, person }: Services): Promise<() => void> {
  const release = uploads.take(person.id);
  try {
    await limits.picturesOfPerson.use(person.id);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/** Saves a picture re-encoded as a small square, so that no metadata such as the location remains. */
export async function saveAvatar({ db, person }: Services, file: File): Promise<{ avatarUrl: string }> {
  if (file.size > AVATAR_MAX_BYTES) throw fileTooLarge();
  const webp = await decodeQueue(async () => squareOf(Buffer.from(await file.arrayBuffer())));
  const name = randomBytes(16).toString('base64url');
  const avatarUrl = `/avatars/${name}.webp`;
  await db.transaction((tx) => replaceAvatar(tx, { hash: name, userId: person.id, webp }, avatarUrl));
  return { avatarUrl };
}

async function squareOf(bytes: Buffer): Promise<Buffer> {
  try {
    loadingSharp ??= loadSharp();
    const sharp = await loadingSharp;
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

export function fileTooLarge() {
  return new AppError('too_large', 'Please select an image smaller than 5MB.');
}

function unreadable() {
  return new AppError(
    'invalid',
    'We couldn’t read this file as a picture. Please use JPEG, PNG, WebP, GIF or AVIF.',
  );
}
