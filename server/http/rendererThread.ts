import { parentPort, workerData } from 'node:worker_threads';
import type { RenderRequest } from '#contract/prerendering';

// Renders one page after the other with the server build of the screens.

type Built = { renderPage: (request: RenderRequest) => Promise<string> };

const { renderPage }: Built = await import(/* @vite-ignore */ workerData);
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', ({ id, drawing }: { id: number; drawing: RenderRequest }) => {
  last = last.then(async () => {
    const html = await renderPage(drawing).catch(() => '');
    parentPort?.postMessage({ id, html });
  });
});
