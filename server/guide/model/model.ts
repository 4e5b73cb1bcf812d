import type { LanguageModel } from 'ai';
import type { Settings } from '#server/lib/settings';

/** The language model the operator configured. */
export type LanguageModelConnection = {
  name: string;
  languageModel: LanguageModel;
  /** Timeout for the first paragraph, in milliseconds. */
  timeoutMs: number;
  /** The answers currently streaming. */
  streams: Set<AbortController>;
};

type ModelSettings = Pick<Settings, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_TIMEOUT'>;

/** A thousand tokens as server-sent events take about 250 KB; more than this is a fault or an attack on memory. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

/** Opens the configured model. Returns null if there is none, and then does not even load a provider's code. */
export async function openModel(settings: ModelSettings): Promise<LanguageModelConnection | null> {
  const { AI_PROVIDER, AI_MODEL: name = '', AI_BASE_URL, AI_API_KEY, AI_TIMEOUT } = settings;
  if (AI_PROVIDER === 'none') return null;
  const options = {
    // Redirects are not followed, so that users' text only goes to the host the operator configured. With `redirect:
    // 'error'`, Node would lose the abort signal at the next garbage collection, and the request could not be aborted.
    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
      withinBytes(await fetch(input, { ...init, redirect: 'manual' })),
    ...(AI_BASE_URL && { baseURL: AI_BASE_URL.replace(/\/+$/, '') }),
    ...(AI_API_KEY && { apiKey: AI_API_KEY }),
  };
  return {
    name,
    languageModel: await languageModelOf(AI_PROVIDER, name, options),
    timeoutMs: AI_TIMEOUT * 1000,
    streams: new Set(),
  };
}

/** Aborts a response that is larger than any answer, because the parsers that read it buffer lines of any length. */
function withinBytes(response: Response): Response {
  if (!response.body) return response;
  let received = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      // The error message keeps a reference to the response: once Node has collected the response, aborting the request
      // no longer ends the stream.
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
