import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerWithText,
  type ProviderAnswer,
  type ProviderRequest,
  startProvider,
} from '#server/testing/provider';
import { test as journey } from './fixtures';
import { startTestServer } from './server';

/** A server with a stub model provider. `answer` is the model's next answer. */
type Model = { url: string; answer: ProviderAnswer; requests: ProviderRequest[] };

export const test = journey.extend<object, { model: Model }>({
  model: [
    async ({ browserName }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `stillwaters-model-${browserName}-`));
      const model: Model = { url: '', answer: answerWithText('Selah.'), requests: [] };
      const provider = await startProvider((line, request) => {
        model.requests.push(request);
        return model.answer(line, request);
      });
      const server = await startTestServer(join(folder, 'log'), {
        DATA_DIR: join(folder, 'data'),
        AI_BASE_URL: provider.url,
        AI_MODEL: 'm',
        // The timeout is longer than a test takes, even on a busy machine.
        AI_TIMEOUT: '60',
      });
      await use(Object.assign(model, { url: server.url }));
      await server.close();
      provider.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ model }, use) => use(model.url),
});

/** A symbol of DREAM, as a model would return it. */
export const RISING_WATER = {
  symbol: 'Rising water',
  words: 'water came in under the door',
  biblicalContext:
    'Water in Scripture carries life and takes it. It rises over the drowning in the prayers of the psalms, and it runs beside the tree that does not wither.',
  reflectionQuestion: 'Where in these days does something reach up to your neck?',
  scriptureReference: 'Psalm 69:1-2',
};
