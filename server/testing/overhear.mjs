import { appendFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';

// Loaded into a server before its program: notes every query, cookie and body that reaches it, so that afterwards the
// logs can be searched for them. The program itself is the one that is shipped.

const file = process.env.OVERHEARD;
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
  // Answers that the server itself asks for have no method.
  else if (file && this.method) {
    const said = { url: this.url, cookie: this.headers.cookie, body: Buffer.concat(body).toString() };
    appendFileSync(file, `${JSON.stringify(said)}\n`, { mode: 0o600 });
  }
  return push.call(this, chunk, encoding);
};
