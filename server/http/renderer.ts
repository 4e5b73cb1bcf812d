import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RenderRequest } from '#contract/prerendering';
import { ROOT } from '#server/lib/paths';

const THREAD = join(ROOT, 'dist/server/rendererThread.js');
const SCREENS = join(ROOT, 'dist/prerender/prerender.js');

/** A page that takes longer is sent without rendered HTML. The first one is slowest, because it loads the screens. */
const TIMEOUT_MS = 1000;

/** Each takes about 10 ms; behind a longer queue, rendering on the client is faster. */
const MAX_WAITING = 10;

/** Rendering leaves only short-lived garbage; without these limits the thread keeps 40 MB more. */
const HEAP_LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 };

/** Server-side rendering of a page; null if it fails or takes too long. */
export type Render = (drawing: RenderRequest) => Promise<string | null>;

/** Renders in a worker thread, started with the first page, because the screens need browser globals. */
export function createRenderer(productName: string): Render {
  const waiting = new Map<number, (html: string | null) => void>();
  let current: Worker | null = null;
  let count = 0;

  const startWorker = () => {
    const worker = new Worker(THREAD, {
      workerData: pathToFileURL(SCREENS).href,
      env: { NODE_ENV: 'production', PRODUCT_NAME: productName },
      resourceLimits: HEAP_LIMITS,
    });
    // Does not keep the process alive.
    worker.unref();
    worker.on('message', ({ id, html }: { id: number; html: string }) => waiting.get(id)?.(html));
    // After a crash, waiting pages are sent without rendered HTML, and the next one starts a new worker.
    worker.once('error', () => {});
    worker.once('exit', () => {
      if (current === worker) current = null;
      for (const answer of waiting.values()) answer(null);
    });
    return worker;
  };

  return async (drawing) => {
    if (waiting.size >= MAX_WAITING) return null;
    current ??= startWorker();
    count += 1;
    const id = count;
    current.postMessage({ id, drawing });
    const html = await new Promise<string | null>((resolve) => {
      waiting.set(id, resolve);
      setTimeout(resolve, TIMEOUT_MS, null).unref();
    });
    waiting.delete(id);
    return html || null;
  };
}
