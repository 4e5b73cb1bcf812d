import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Drawing } from '#contract/drawn';
import { ROOT } from './paths';

const THREAD = join(ROOT, 'dist/server/rendererThread.js');
const SCREENS = join(ROOT, 'dist/drawn/drawn.js');

/** A page that is not drawn by then goes out as it is; longest takes the first one, for which the screens are read. */
const PATIENCE_MS = 1000;

/** Some ten milliseconds each: whoever came after them would wait longer than for the scripts. */
const WAITING_MAX = 10;

/** What a page leaves behind is soon forgotten; without a bound the thread keeps forty megabytes more of it. */
const HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 };

/** Draws a page; null where that would keep it waiting. */
export type Render = (drawing: Drawing) => Promise<string | null>;

/** In a thread of its own, begun with the first page: the screens take other globals for granted than a server has. */
export function createRenderer(productName: string): Render {
  const waiting = new Map<number, (html: string | null) => void>();
  let thread: Worker | null = null;
  let count = 0;

  const begin = () => {
    const begun = new Worker(THREAD, {
      workerData: pathToFileURL(SCREENS).href,
      env: { NODE_ENV: 'production', PRODUCT_NAME: productName },
      resourceLimits: HEAP,
    });
    // Nobody waits for it at the end.
    begun.unref();
    begun.on('message', ({ id, html }: { id: number; html: string }) => waiting.get(id)?.(html));
    // Pages go out as they are, and the next one begins another.
    begun.once('error', () => {});
    begun.once('exit', () => {
      if (thread === begun) thread = null;
      for (const answer of waiting.values()) answer(null);
    });
    return begun;
  };

  return async (drawing) => {
    if (waiting.size >= WAITING_MAX) return null;
    thread ??= begin();
    count += 1;
    const id = count;
    thread.postMessage({ id, drawing });
    const html = await new Promise<string | null>((resolve) => {
      waiting.set(id, resolve);
      setTimeout(resolve, PATIENCE_MS, null).unref();
    });
    waiting.delete(id);
    return html || null;
  };
}
