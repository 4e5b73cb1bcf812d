import { connect, type Socket } from 'node:net';

/** The number of bytes that are never sent, so that the server keeps waiting for them. */
const WITHHELD_BYTES = 10;

/** Held requests come from this loopback address, so that limits per IP address do not affect the other user. */
const LOCAL_ADDRESS = '127.0.0.2';

export type HeldRequest = {
  /** Returns the status of the response, or null while the server waits for the rest of the body. */
  status: () => number | null;
  isOpen: () => boolean;
  close: () => void;
};

type Upload = { url: string; path: string; type: string; cookie?: string; body: Buffer };

/** Sends a body without its last bytes. Resolves when the rest is sent or the server has closed the connection. */
export function holdRequest({ url, path, type, cookie, body }: Upload): Promise<HeldRequest> {
  const { hostname, port } = new URL(url);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
  ];
  let answer = '';
  const socket: Socket = connect({ port: Number(port), host: hostname, localAddress: LOCAL_ADDRESS });
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    answer += chunk;
  });
  const held: HeldRequest = {
    status: () => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? Number.NaN) || null,
    isOpen: () => !socket.destroyed && !socket.readableEnded,
    close: () => void socket.destroy(),
  };
  return new Promise((resolve) => {
    socket.on('error', () => resolve(held)).once('close', () => resolve(held));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(body.subarray(0, -WITHHELD_BYTES), () => resolve(held));
  });
}
