import { appendFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';

// Preloaded into a server process. Records the URL, cookie and body of every request, so that tests can search the logs
// for them. The program itself runs unchanged.

const file = process.env.TRAFFIC_FILE;
const push = IncomingMessage.prototype.push;

/** @type {WeakMap<IncomingMessage, Buffer[]>} */
const bodies = new WeakMap();

/**
 * @this {IncomingMessage}
 * @param {any} chunk
 * @param {BufferEncoding} [encoding]
 */
IncomingMessage.prototype.push = function (chunk, encoding) {
  const body = bodies.get(this) ?? [];
  if (chunk) bodies.set(this, [...body, Buffer.from(chunk)]);
  // Responses to the server's own requests have no method.
  else if (file && this.method) {
    const request = { url: this.url, cookie: this.headers.cookie, body: Buffer.concat(body).toString() };
    appendFileSync(file, `${JSON.stringify(request)}\n`, { mode: 0o600 });
  }
  return push.call(this, chunk, encoding);
};
