import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS } from '#contract/account';
import { rowsOf } from '#server/testing/database';
import { house } from '#server/testing/house';
import { type Answer, Member, people, RUTH, Visitor } from '#server/testing/people';

const AVATAR = '/api/auth/avatar';
const UNREADABLE = {
  status: 400,
  body: { message: 'We couldn’t read this file as a picture. Please use JPEG, PNG, WebP, GIF or AVIF.' },
};
const TOO_LARGE = { status: 413, body: { message: 'Please select an image smaller than 5MB.' } };

/** One second is the promise; the rest is for a machine that runs other tests too. */
const AT_ONCE_MS = 3000;

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

test('a photograph is turned upright and keeps nothing of where, when and with what it was taken', async () => {
  const { ruth } = await atHome();
  const photograph = await halves()
    .withExif({
      IFD0: { Make: 'Camera of Boaz', Copyright: 'Ruth Elimelech' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 42/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(photograph).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });

  const kept = await pictureOf(ruth, await sends(ruth, photograph));

  const { format, width, height, exif, icc, xmp, iptc, orientation } = await sharp(kept).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 });
  expect([exif, icc, xmp, iptc, orientation].filter(Boolean)).toEqual([]);
  expect(kept.includes('Boaz') || kept.includes('Elimelech') || kept.includes('EXIF')).toBe(false);
  // What lay at the left when the camera was held on its side stands at the top.
  expect(await colourAt(kept, 128, 20)).toBe('red');
  expect(await colourAt(kept, 128, 236)).toBe('blue');
});

test('JPEG, PNG, WebP, GIF and AVIF are read, whatever the file is called, and of a film its first picture', async () => {
  const { ruth } = await atHome();
  const film = Buffer.concat([await halves().removeAlpha().raw().toBuffer(), Buffer.alloc(200 * 200 * 3)]);
  const animated = sharp(film, { raw: { width: 200, height: 400, channels: 3, pageHeight: 200 } });
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
    const kept = await pictureOf(ruth, await sends(ruth, bytes, 'holiday.exe', 'text/html'));
    const { format, pages, width, height } = await sharp(kept).metadata();
    expect({ kind, format, width, height }).toEqual({ kind, format: 'webp', width: 256, height: 256 });
    expect({ pages: pages ?? 1, left: await colourAt(kept, 20, 128) }).toEqual({ pages: 1, left: 'red' });
  }
});

test('whatever is no picture is refused in a sentence, also when it says that it is one', async () => {
  const { ruth, here } = await atHome();
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
    expect({ kind, ...(await sends(ruth, bytes)) }).toMatchObject({ kind, ...UNREADABLE });
  }
  expect(await rowsOf(here.db, 'select hash from avatars')).toEqual([]);
  expect(await ruth.asksWhoSheIs()).toMatchObject({ body: { avatarUrl: null } });
  // What is refused counts: twenty an hour are looked at.
  for (let time = Object.keys(files).length; time < 20; time++) await sends(ruth, 'no picture');
  expect(await sends(ruth, 'no picture')).toMatchObject({ status: 429 });
});

test.each([
  ['of 26 megapixels', 6500, 4000],
  ['as wide as a street and a hair high', 26_000_000, 1],
  ['as high as a tower and a hair wide', 1, 6000],
  ['that is larger than a number', 2 ** 31 - 1, 2 ** 31 - 1],
])('a picture %s takes no time and no memory', async (_what, width, height) => {
  const { ruth } = await atHome();
  const start = performance.now();

  const answer = await sends(ruth, blankPng(width, height));
  expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
  if (width * height > AVATAR_MAX_PIXELS) expect(answer).toMatchObject(UNREADABLE);
  else expect([200, 400]).toContain(answer.status);
});

test('a picture of more than 5 MB is too large, however it is sent', async () => {
  const { ruth } = await atHome();
  const png = await halves().png().toBuffer();
  const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);

  expect(await sends(ruth, padded(AVATAR_MAX_BYTES + 1))).toMatchObject(TOO_LARGE);
  expect(await sends(ruth, padded(AVATAR_MAX_BYTES + 100_000))).toMatchObject(TOO_LARGE);
  const told = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '6000000' };
  expect(await ruth.calls(AVATAR, { method: 'POST', headers: told, body: '--x--' })).toMatchObject(TOO_LARGE);
  expect(await sends(ruth, padded(AVATAR_MAX_BYTES))).toMatchObject({ status: 200 });
});

test('what is no form, or a form without a picture, is asked for one', async () => {
  const { ruth } = await atHome();
  const choose = { status: 400, body: { message: 'Choose a picture first.' } };
  const forms = [new FormData(), new FormData(), new FormData()];
  forms[1]?.append('avatar', 'https://elsewhere.example/ruth.png');
  forms[2]?.append('picture', new File(['x'], 'me.png'));

  for (const body of forms) expect(await ruth.calls(AVATAR, { method: 'POST', body })).toMatchObject(choose);
  const torn = { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' };
  expect(await ruth.calls(AVATAR, torn)).toMatchObject(choose);
  expect(await ruth.posts(AVATAR, { avatar: 'https://elsewhere.example/ruth.png' })).toMatchObject({
    status: 415,
    body: { message: 'Send the picture as form data.' },
  });
});

test('a picture has a name that nobody guesses, and goes when another takes its place', async () => {
  const { ruth, stranger, here } = await atHome();
  const first = await sends(ruth, await halves().png().toBuffer());
  const second = await sends(ruth, await halves().png().toBuffer());

  const urls = [first, second].map(({ body }) => String(body.avatarUrl));
  for (const url of urls) expect(url).toMatch(/^\/avatars\/[\w-]{22}\.webp$/);
  expect(urls[0]).not.toBe(urls[1]);
  expect(await ruth.asksWhoSheIs()).toMatchObject({ body: { avatarUrl: urls[1] } });
  expect(await rowsOf(here.db, 'select hash from avatars')).toHaveLength(1);
  expect(await ruth.gets(urls[0] ?? '')).toMatchObject({ status: 404 });

  expect(await stranger.gets(urls[1] ?? '')).toMatchObject({ status: 401 });
  const shown = await ruth.gets(urls[1] ?? '');
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
    expect(await ruth.gets(unknown)).toMatchObject({ status: 404 });
  }
});

test('of thirty pictures at once two are kept, the others asked to wait, and one is left', async () => {
  const { ruth, here } = await atHome({ LIMITS: 'off' });
  const picture = await halves().jpeg().toBuffer();

  const answers = await Promise.all(Array.from({ length: 30 }, () => sends(ruth, picture)));

  const busy = answers.filter(({ status }) => status !== 200);
  expect(busy).toHaveLength(28);
  expect(new Set(busy.map(({ status }) => status))).toEqual(new Set([429]));
  expect(busy.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true);
  const kept = await rowsOf(here.db, "select '/avatars/' || hash || '.webp' as url from avatars");
  expect(kept).toEqual([{ url: (await ruth.asksWhoSheIs()).body.avatarUrl }]);
});

test('Ruth takes her picture away, Boaz keeps his, and a stranger touches neither', async () => {
  const { ruth, boaz, stranger, house: here } = await people();
  const picture = await halves().png().toBuffer();
  const hers = String((await sends(ruth, picture)).body.avatarUrl);
  const his = String((await sends(boaz, picture)).body.avatarUrl);

  expect(await sends(stranger, picture)).toMatchObject({ status: 401 });
  expect(await stranger.calls(AVATAR, { method: 'DELETE' })).toMatchObject({ status: 401 });
  expect(await ruth.calls(AVATAR, { method: 'DELETE' })).toMatchObject({ status: 200 });

  expect(await boaz.gets(hers)).toMatchObject({ status: 404 });
  expect(await ruth.gets(his)).toMatchObject({ status: 200 });
  expect(await ruth.asksWhoSheIs()).toMatchObject({ body: { avatarUrl: null } });
  expect(await boaz.asksWhoSheIs()).toMatchObject({ body: { avatarUrl: his } });
  expect(await rowsOf(here.db, 'select hash from avatars')).toHaveLength(1);
});

test('a third upload of one person is refused before it is read, and hanging up makes room', async () => {
  const { ruth } = await atHome();
  const held = [holds(ruth), holds(ruth)];
  await allRead(held);

  const third = holds(ruth);
  const refused = await third.answer;
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'You’re already uploading two pictures. Please wait for one to finish.' },
  });
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(third.wasRead()).toBe(false);

  await allHangUp(held);
  expect(await sends(ruth, await halves().png().toBuffer())).toMatchObject({ status: 200 });
});

test('with eight uploads on their way in all, another person is asked to try again shortly', async () => {
  const { ruth, boaz, naomi, house: here } = await people();
  const orpah = new Member(here, '192.0.2.50', { ...RUTH, email: 'orpah@example.org' });
  const obed = new Member(here, '192.0.2.51', { ...RUTH, email: 'obed@example.org' });
  await Promise.all([orpah.signsUp(), obed.signsUp()]);
  const held = [ruth, boaz, naomi, orpah].flatMap((who) => [holds(who), holds(who)]);
  await allRead(held);

  expect(await sends(obed, 'no picture')).toMatchObject({
    status: 503,
    body: { message: 'We’re receiving a lot of pictures right now. Please try again in a moment.' },
  });

  await allHangUp(held);
  expect(await sends(obed, 'no picture')).toMatchObject(UNREADABLE);
});

test('when the pictures of the hour are used up, and for a stranger, nothing of an upload is read', async () => {
  const { ruth, stranger } = await atHome();
  for (let time = 0; time < 20; time++) await sends(ruth, 'no picture');
  const [late, strange] = [holds(ruth), holds(stranger)];

  expect(await late.answer).toMatchObject({ status: 429 });
  expect(await strange.answer).toMatchObject({ status: 401 });
  expect([late.wasRead(), strange.wasRead()]).toEqual([false, false]);
});

test('over the wire a refused upload is answered and its connection closed, and hanging up gives the place back', async () => {
  const { ruth, here } = await atHome({ LIMITS: 'off' });
  const server = serve({ fetch: here.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
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
  // While the test asks whether both places are taken, it takes one itself: a socket refused for that tries again.
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
    async () => expect(await sends(ruth, 'no picture')).toMatchObject({ status: 429 }),
    PATIENCE,
  );

  expect(await text(upload())).toMatch(/^HTTP\/1\.1 429 /);
  for (const socket of sockets) socket.destroy();

  await vi.waitFor(async () => expect(await sends(ruth, 'no picture')).toMatchObject(UNREADABLE), PATIENCE);
  server.close();
});

/** A busy machine needs seconds for what an idle one does in a moment. */
const PATIENCE = { timeout: 60_000 };

/** An upload that stops in mid-body until the person hangs up. */
function holds(who: Visitor) {
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
    answer: who.calls(AVATAR, { method: 'POST', headers, body: stream, duplex: 'half' }),
    wasRead: () => wasRead,
    hangUp: () => body?.error(new Error('hung up')),
  };
}

type Held = ReturnType<typeof holds>;

function allRead(held: Held[]) {
  return vi.waitFor(() => expect(held.every(({ wasRead }) => wasRead())).toBe(true), PATIENCE);
}

async function allHangUp(held: Held[]) {
  for (const { hangUp } of held) hangUp();
  await Promise.all(held.map(({ answer }) => answer));
}

async function atHome(changed: Parameters<typeof house>[0] = {}) {
  const here = await house(changed);
  const ruth = new Member(here, '192.0.2.1', RUTH);
  await ruth.signsUp();
  return { here, ruth, stranger: new Visitor(here, '198.51.100.9') };
}

function sends(who: Visitor, bytes: Buffer | string, name = 'me.png', type = 'image/png') {
  const body = new FormData();
  body.append('avatar', new File([Buffer.from(bytes)], name, { type }));
  return who.calls(AVATAR, { method: 'POST', body });
}

/** The bytes of the picture that an answer names. */
async function pictureOf({ house, cookies }: Visitor, { status, body, text }: Answer) {
  expect({ status, text }).toMatchObject({ status: 200 });
  const headers = { Cookie: `session=${cookies.get('session')}` };
  return Buffer.from(await (await house.request(String(body.avatarUrl), { headers })).arrayBuffer());
}

/** A square, red at the left and blue at the right. */
function halves() {
  const blue = sharp({ create: { width: 200, height: 200, channels: 3, background: BLUE } });
  const input = { create: { width: 100, height: 200, channels: 3 as const, background: RED } };
  return blue.composite([{ input, left: 0, top: 0 }]);
}

async function colourAt(picture: Buffer, left: number, top: number) {
  const point = sharp(picture).extract({ left, top, width: 1, height: 1 });
  const [red = 0, , blue = 0] = await point.raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

/** A PNG of that size that is a few kilobytes long. */
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
