import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS } from '#contract/account/account';
import { tableRows } from '#server/testing/database';
import { RUTH, seedUsers, type TestAnswer, TestUser, TestVisitor } from '#server/testing/people';
import { createTestApp } from '#server/testing/testApp';

const AVATAR = '/api/auth/avatar';
const UNREADABLE = {
  status: 400,
  body: { message: 'We couldn’t read this file as a picture. Please use JPEG, PNG, WebP, GIF or AVIF.' },
};
const TOO_LARGE = { status: 413, body: { message: 'Please select an image smaller than 5MB.' } };

/** The goal is one second. The rest allows for a busy machine that runs other tests too. */
const MAX_DURATION_MS = 3000;

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

test('an uploaded photo is stored upright and without its metadata', async () => {
  const { ruth } = await signUpRuth();
  const photograph = await halves()
    .withExif({
      IFD0: { Make: 'Camera of Boaz', Copyright: 'Ruth Elimelech' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 42/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(photograph).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });

  const saved = await pictureOf(ruth, await uploads(ruth, photograph));

  const { format, width, height, exif, icc, xmp, iptc, orientation } = await sharp(saved).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 });
  expect([exif, icc, xmp, iptc, orientation].filter(Boolean)).toEqual([]);
  expect(saved.includes('Boaz') || saved.includes('Elimelech') || saved.includes('EXIF')).toBe(false);
  // After rotation, the left side of the raw image is at the top.
  expect(await colorAt(saved, 128, 20)).toBe('red');
  expect(await colorAt(saved, 128, 236)).toBe('blue');
});

test('JPEG, PNG, WebP, GIF and AVIF files are stored as WebP; animations keep only their first frame', async () => {
  const { ruth } = await signUpRuth();
  const frames = Buffer.concat([await halves().removeAlpha().raw().toBuffer(), Buffer.alloc(200 * 200 * 3)]);
  const animated = sharp(frames, { raw: { width: 200, height: 400, channels: 3, pageHeight: 200 } });
  const files = {
    jpeg: await halves().jpeg().toBuffer(),
    png: await halves().png().toBuffer(),
    webp: await halves().webp().toBuffer(),
    gif: await halves().gif().toBuffer(),
    avif: await halves().avif({ effort: 0 }).toBuffer(),
    'animated GIF': await animated.clone().gif().toBuffer(),
    'animated WebP': await animated.clone().webp().toBuffer(),
  };

  for (const [kind, bytes] of Object.entries(files)) {
    const saved = await pictureOf(ruth, await uploads(ruth, bytes, 'holiday.exe', 'text/html'));
    const { format, pages, width, height } = await sharp(saved).metadata();
    expect({ kind, format, width, height }).toEqual({ kind, format: 'webp', width: 256, height: 256 });
    expect({ pages: pages ?? 1, left: await colorAt(saved, 20, 128) }).toEqual({ pages: 1, left: 'red' });
  }
});

test('a broken picture or a file of another type is rejected with a message, even if it is sent as a PNG', async () => {
  const { ruth, app } = await signUpRuth();
  const png = await halves().png({ compressionLevel: 0 }).toBuffer();
  const jpeg = await halves().jpeg().toBuffer();
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>';
  const files = {
    SVG: svg,
    HTML: '<!doctype html><script>alert(1)</script>',
    PDF: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>',
    text: 'Intreat me not to leave thee',
    nothing: '',
    'half a PNG': png.subarray(0, png.length / 2),
    'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
    'the head of a PNG': png.subarray(0, 40),
    'a TIFF': await halves().tiff().toBuffer(),
    'a PNG and an SVG in it': Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]),
    'raw pixels': 'P6 2 2 255\n123412341234',
  };

  for (const [kind, bytes] of Object.entries(files)) {
    expect({ kind, ...(await uploads(ruth, bytes)) }).toMatchObject({ kind, ...UNREADABLE });
  }
  expect(await tableRows(app.db, 'select hash from avatars')).toEqual([]);
  expect(await ruth.getUser()).toMatchObject({ body: { avatarUrl: null } });
  // Rejected files count toward the limit of twenty an hour.
  for (let time = Object.keys(files).length; time < 20; time++) await uploads(ruth, 'no picture');
  expect(await uploads(ruth, 'no picture')).toMatchObject({ status: 429 });
});

test.each([
  ['of 26 megapixels', 6500, 4000],
  ['extremely wide and one pixel high', 26_000_000, 1],
  ['very high and one pixel wide', 1, 6000],
  ['with the largest possible dimensions', 2 ** 31 - 1, 2 ** 31 - 1],
])('a picture %s is saved or rejected within three seconds', async (_what, width, height) => {
  const { ruth } = await signUpRuth();
  const start = performance.now();

  const answer = await uploads(ruth, blankPng(width, height));
  expect(performance.now() - start).toBeLessThan(MAX_DURATION_MS);
  if (width * height > AVATAR_MAX_PIXELS) expect(answer).toMatchObject(UNREADABLE);
  else expect([200, 400]).toContain(answer.status);
});

test('an upload of more than 5 MB is rejected, even if only its Content-Length says so', async () => {
  const { ruth } = await signUpRuth();
  const png = await halves().png().toBuffer();
  const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);

  expect(await uploads(ruth, padded(AVATAR_MAX_BYTES + 1))).toMatchObject(TOO_LARGE);
  expect(await uploads(ruth, padded(AVATAR_MAX_BYTES + 100_000))).toMatchObject(TOO_LARGE);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '6000000' };
  expect(await ruth.request(AVATAR, { method: 'POST', headers, body: '--x--' })).toMatchObject(TOO_LARGE);
  expect(await uploads(ruth, padded(AVATAR_MAX_BYTES))).toMatchObject({ status: 200 });
});

test('an avatar upload without form data or without a picture is rejected with a message', async () => {
  const { ruth } = await signUpRuth();
  const choose = { status: 400, body: { message: 'Choose a picture first.' } };
  const forms = [new FormData(), new FormData(), new FormData()];
  forms[1]?.append('avatar', 'https://elsewhere.example/ruth.png');
  forms[2]?.append('picture', new File(['x'], 'me.png'));

  for (const body of forms)
    expect(await ruth.request(AVATAR, { method: 'POST', body })).toMatchObject(choose);
  const malformed = { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' };
  expect(await ruth.request(AVATAR, malformed)).toMatchObject(choose);
  expect(await ruth.post(AVATAR, { avatar: 'https://elsewhere.example/ruth.png' })).toMatchObject({
    status: 415,
    body: { message: 'Send the picture as form data.' },
  });
});

test('a profile picture has an unguessable URL and is deleted when the user uploads another one', async () => {
  const { ruth, visitor, app } = await signUpRuth();
  const first = await uploads(ruth, await halves().png().toBuffer());
  const second = await uploads(ruth, await halves().png().toBuffer());

  const urls = [first, second].map(({ body }) => String(body.avatarUrl));
  for (const url of urls) expect(url).toMatch(/^\/avatars\/[\w-]{22}\.webp$/);
  expect(urls[0]).not.toBe(urls[1]);
  expect(await ruth.getUser()).toMatchObject({ body: { avatarUrl: urls[1] } });
  expect(await tableRows(app.db, 'select hash from avatars')).toHaveLength(1);
  expect(await ruth.get(urls[0] ?? '')).toMatchObject({ status: 404 });

  expect(await visitor.get(urls[1] ?? '')).toMatchObject({ status: 401 });
  const shown = await ruth.get(urls[1] ?? '');
  expect(shown.status).toBe(200);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
    'cache-control': expect.stringMatching(/max-age=31536000.*immutable/),
  });
  for (const unknown of [
    `/avatars/${'x'.repeat(22)}.webp`,
    '/avatars/x',
    '/avatars/..%2f..%2fpackage.json',
  ]) {
    expect(await ruth.get(unknown)).toMatchObject({ status: 404 });
  }
});

test('of thirty concurrent uploads by one user, two succeed, the others get 429, and one picture remains', async () => {
  const { ruth, app } = await signUpRuth({ LIMITS: 'off' });
  const picture = await halves().jpeg().toBuffer();

  const answers = await Promise.all(Array.from({ length: 30 }, () => uploads(ruth, picture)));

  const busy = answers.filter(({ status }) => status !== 200);
  expect(busy).toHaveLength(28);
  expect(new Set(busy.map(({ status }) => status))).toEqual(new Set([429]));
  expect(busy.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true);
  const saved = await tableRows(app.db, "select '/avatars/' || hash || '.webp' as url from avatars");
  expect(saved).toEqual([{ url: (await ruth.getUser()).body.avatarUrl }]);
});

test('users can delete only their own picture, and signed-out visitors can neither upload nor delete one', async () => {
  const { ruth, boaz, visitor, app } = await seedUsers();
  const picture = await halves().png().toBuffer();
  const hers = String((await uploads(ruth, picture)).body.avatarUrl);
  const his = String((await uploads(boaz, picture)).body.avatarUrl);

  expect(await uploads(visitor, picture)).toMatchObject({ status: 401 });
  expect(await visitor.request(AVATAR, { method: 'DELETE' })).toMatchObject({ status: 401 });
  expect(await ruth.request(AVATAR, { method: 'DELETE' })).toMatchObject({ status: 200 });

  expect(await boaz.get(hers)).toMatchObject({ status: 404 });
  expect(await ruth.get(his)).toMatchObject({ status: 200 });
  expect(await ruth.getUser()).toMatchObject({ body: { avatarUrl: null } });
  expect(await boaz.getUser()).toMatchObject({ body: { avatarUrl: his } });
  expect(await tableRows(app.db, 'select hash from avatars')).toHaveLength(1);
});

test('a user’s third concurrent upload is rejected before its body is read, and an aborted upload frees its slot', async () => {
  const { ruth } = await signUpRuth();
  const held = [startUpload(ruth), startUpload(ruth)];
  await allRead(held);

  const third = startUpload(ruth);
  const refused = await third.answer;
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'You’re already uploading two pictures. Please wait for one to finish.' },
  });
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(third.wasRead()).toBe(false);

  await abortAll(held);
  expect(await uploads(ruth, await halves().png().toBuffer())).toMatchObject({ status: 200 });
});

test('while eight uploads are in progress, an upload by another user gets 503', async () => {
  const { ruth, boaz, naomi, app } = await seedUsers();
  const orpah = new TestUser(app, '192.0.2.50', { ...RUTH, email: 'orpah@example.org' });
  const obed = new TestUser(app, '192.0.2.51', { ...RUTH, email: 'obed@example.org' });
  await Promise.all([orpah.signUp(), obed.signUp()]);
  const held = [ruth, boaz, naomi, orpah].flatMap((who) => [startUpload(who), startUpload(who)]);
  await allRead(held);

  expect(await uploads(obed, 'no picture')).toMatchObject({
    status: 503,
    body: { message: 'We’re receiving a lot of pictures right now. Please try again in a moment.' },
  });

  await abortAll(held);
  expect(await uploads(obed, 'no picture')).toMatchObject(UNREADABLE);
});

test('an upload over the hourly limit or without a session is rejected before its body is read', async () => {
  const { ruth, visitor } = await signUpRuth();
  for (let time = 0; time < 20; time++) await uploads(ruth, 'no picture');
  const [late, strange] = [startUpload(ruth), startUpload(visitor)];

  expect(await late.answer).toMatchObject({ status: 429 });
  expect(await strange.answer).toMatchObject({ status: 401 });
  expect([late.wasRead(), strange.wasRead()]).toEqual([false, false]);
});

test('over a real socket, a rejected upload gets a 429 response, and aborted uploads free their slots', async () => {
  const { ruth, app } = await signUpRuth({ LIMITS: 'off' });
  const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const head = [
    `POST ${AVATAR} HTTP/1.1`,
    'Host: localhost',
    `Cookie: session=${ruth.cookies.get('session')}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
  ];
  const upload = () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`);
    return socket;
  };
  const sockets = new Set<Socket>();
  // The test’s own `uploads` calls take a slot too. A socket that is rejected because of them tries again.
  const hold = () => {
    const socket = upload();
    sockets.add(socket);
    socket.once('data', () => {
      sockets.delete(socket);
      hold();
    });
  };
  hold();
  hold();
  await vi.waitFor(
    async () => expect(await uploads(ruth, 'no picture')).toMatchObject({ status: 429 }),
    SLOW,
  );

  expect(await text(upload())).toMatch(/^HTTP\/1\.1 429 /);
  for (const socket of sockets) socket.destroy();

  await vi.waitFor(async () => expect(await uploads(ruth, 'no picture')).toMatchObject(UNREADABLE), SLOW);
  server.close();
});

/** On a busy machine, a step can take many seconds. */
const SLOW = { timeout: 60_000 };

/** Starts an upload that stalls in the middle of its body until `abort` is called. */
function startUpload(who: TestVisitor) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  let wasRead = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        body = controller;
      },
      pull(controller) {
        if (!wasRead) controller.enqueue(Buffer.from('--x\r\n'));
        wasRead = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '5000000' };
  return {
    answer: who.request(AVATAR, { method: 'POST', headers, body: stream, duplex: 'half' }),
    wasRead: () => wasRead,
    abort: () => body?.error(new Error('aborted')),
  };
}

type Held = ReturnType<typeof startUpload>;

function allRead(held: Held[]) {
  return vi.waitFor(() => expect(held.every(({ wasRead }) => wasRead())).toBe(true), SLOW);
}

async function abortAll(held: Held[]) {
  for (const { abort } of held) abort();
  await Promise.all(held.map(({ answer }) => answer));
}

async function signUpRuth(changed: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(changed);
  const ruth = new TestUser(app, '192.0.2.1', RUTH);
  await ruth.signUp();
  return { app, ruth, visitor: new TestVisitor(app, '198.51.100.9') };
}

function uploads(who: TestVisitor, bytes: Buffer | string, name = 'me.png', type = 'image/png') {
  const body = new FormData();
  body.append('avatar', new File([Buffer.from(bytes)], name, { type }));
  return who.request(AVATAR, { method: 'POST', body });
}

/** Downloads the picture that was uploaded. */
async function pictureOf({ app, cookies }: TestVisitor, { status, body, text }: TestAnswer) {
  expect({ status, text }).toMatchObject({ status: 200 });
  const headers = { Cookie: `session=${cookies.get('session')}` };
  return Buffer.from(await (await app.request(String(body.avatarUrl), { headers })).arrayBuffer());
}

/** Creates a square picture, red on the left and blue on the right. */
function halves() {
  const blue = sharp({ create: { width: 200, height: 200, channels: 3, background: BLUE } });
  const input = { create: { width: 100, height: 200, channels: 3 as const, background: RED } };
  return blue.composite([{ input, left: 0, top: 0 }]);
}

async function colorAt(picture: Buffer, left: number, top: number) {
  const point = sharp(picture).extract({ left, top, width: 1, height: 1 });
  const [red = 0, , blue = 0] = await point.raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

/** Creates a PNG that has these dimensions but takes only a few kilobytes. */
function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(Math.min(4_000_000, (Math.ceil(width / 8) + 1) * height)));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
