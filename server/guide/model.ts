import type { LanguageModel } from 'ai';
import type { Settings } from '#server/lib/settings';

/** The language model of the operator's choice. */
export type LanguageModelConnection = {
  name: string;
  languageModel: LanguageModel;
  /** The longest wait for a first paragraph, in milliseconds. */
  patienceMs: number;
  /** The answers that are being read at this moment. */
  streams: Set<AbortController>;
};

type ModelSettings = Pick<Settings, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_TIMEOUT'>;

/** A thousand tokens as server-sent events take about 250 KB; more than this is a fault or an attack on memory. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

/** Null when none is set up: then the written guide serves, and nothing of any provider is even loaded. */
export async function openModel(settings: ModelSettings): Promise<LanguageModelConnection | null> {
  const { AI_PROVIDER, AI_MODEL: name = '', AI_BASE_URL, AI_API_KEY, AI_TIMEOUT } = settings;
  if (AI_PROVIDER === 'none') return null;
  const options = {
    // What people wrote goes where the operator said, and nowhere it is sent on to: a redirect counts as an error
    // like others. With 'error' Node forgets the signal at the next garbage collection, and nobody could stop the answer.
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
      withinBytes(await fetch(input, { ...init, redirect: 'manual' })),
    ...(AI_BASE_URL && { baseURL: AI_BASE_URL.replace(/\/+$/, '') }),
    ...(AI_API_KEY && { apiKey: AI_API_KEY }),
  };
  return {
    name,
    languageModel: await languageModelOf(AI_PROVIDER, name, options),
    patienceMs: AI_TIMEOUT * 1000,
    streams: new Set(),
  };
}

/** Breaks a response off that is larger than any answer: the parsers behind it buffer a line of any length. */
function withinBytes(response: Response): Response {
  if (!response.body) return response;
  let received = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      // Names the response so that it is kept: once Node has collected it, aborting the call no longer ends the stream.
      if (received > MAX_RESPONSE_BYTES) controller.error(new Error(`${response.url} sent too much`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
}

async function languageModelOf(
  provider: 'openai-compatible' | 'anthropic',
  name: string,
  options: { baseURL?: string; apiKey?: string; fetch: typeof fetch },
): Promise<LanguageModel> {
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic(options)(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: 'provider',
    baseURL: options.baseURL ?? '',
    supportsStructuredOutputs: true,
    ...options,
  })(name);
}
