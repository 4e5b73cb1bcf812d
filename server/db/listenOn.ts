import type { Client } from 'pg';

/** Long enough for a database restart, short enough that users barely notice missing updates. */
const RECONNECT_DELAY_MS = 1000;

/**
 * Listens on a connection outside the pool, because LISTEN occupies a connection permanently. Reconnects after a lost
 * connection, then calls `onMessage` with an empty text. Returns a function that stops listening.
 */
export async function listenOn(open: () => Client, channel: string, onMessage: (text: string) => void) {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async () => {
    const next = open();
    client = next;
    // 'error' and 'end' can both fire for one connection; only the first one counts.
    const onDisconnect = () => {
      if (client !== next || isStopped) return;
      client = null;
      timer = setTimeout(
        () =>
          void connect().then(
            () => onMessage(''),
            () => {},
          ),
        RECONNECT_DELAY_MS,
      );
    };
    next.on('error', onDisconnect).on('end', onDisconnect);
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      onDisconnect();
      throw error;
    }
  };

  await connect().catch(() => {});
  return async () => {
    if (isStopped) return;
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
