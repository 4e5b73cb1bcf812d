import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A request to the provider, as received over HTTP. */
export type ProviderRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as received. */
  text: string;
  body: { messages: { role: string; content: unknown }[] } & Record<string, unknown>;
  /** Resolves when the client closes the connection before the response is complete. */
  hungUp: Promise<void>;
};

/** Responds to one request. */
export type ProviderAnswer = (line: Reply, request: ProviderRequest) => unknown;

/** Starts a provider for one test. Each request gets the next answer, and all later requests get the last answer. */
export async function createProvider(...answers: [ProviderAnswer, ...ProviderAnswer[]]) {
  const { onTestFinished } = await import('vitest');
  const requests: ProviderRequest[] = [];
  const { url, close } = await startProvider((line, request) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] as ProviderAnswer;
    requests.push(request);
    return answer(line, request);
  });
  onTestFinished(close);
  return { url, requests };
}

/** Starts a real HTTP server with the APIs of language models. Also works without the test runner. */
export async function startProvider(answer: ProviderAnswer) {
  const server = createServer(async (incoming, response) => {
    const asked = await requestOf(incoming, response);
    const dialect = asked.path.endsWith('/messages') ? MESSAGES : COMPLETIONS;
    await answer(replyTo(response, dialect), asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Streams the answer in small pieces, as a model does. */
export function answerWithText(answer: string): ProviderAnswer {
  return (line) => {
    for (const piece of piecesOf(answer)) line.say(piece);
    line.finish();
  };
}

export function answerWithSymbols(symbols: unknown): ProviderAnswer {
  return answerWithText(JSON.stringify({ symbols }));
}

export function answerAfter(ms: number, answer: string): ProviderAnswer {
  return async (line, request) => {
    await wait(ms);
    await answerWithText(answer)(line, request);
  };
}

/** Streams this text, then neither continues nor ends. */
export function goSilentAfter(answer: string): ProviderAnswer {
  return (line) => line.say(answer);
}

export function cutAfter(answer: string): ProviderAnswer {
  return async (line) => {
    line.say(answer);
    await wait(50);
    line.response.destroy();
  };
}

/** Ends the response without the event that marks the answer as finished. */
export function endUnfinishedAfter(answer: string): ProviderAnswer {
  return (line) => {
    line.say(answer);
    line.response.end();
  };
}

/** Streams a piece every 50 ms, forever. */
export const dripBytes: ProviderAnswer = async (line, { hungUp }) => {
  let isConnected = true;
  void hungUp.then(() => {
    isConnected = false;
  });
  while (isConnected) {
    line.say('and ');
    await wait(50);
  }
};

export const hangBeforeHeaders: ProviderAnswer = () => {};

export const hangAfterHeaders: ProviderAnswer = ({ begin }) => begin();

export const hangUp: ProviderAnswer = ({ response }) => response.destroy();

/** Responds with this status and body to any request. */
export function answerWithJson(
  status: number,
  body: string,
  headers: OutgoingHttpHeaders = {},
): ProviderAnswer {
  return ({ response }) => response.writeHead(status, headers).end(body);
}

/** Responds with exactly these lines as an event stream. */
export function answerWithStream(lines: string): ProviderAnswer {
  return answerWithJson(200, lines, EVENTS);
}

type Reply = ReturnType<typeof replyTo>;

const EVENTS = { 'Content-Type': 'text/event-stream' };

type Dialect = { opening: unknown[]; piece: (text: string) => unknown; closing: unknown[]; last: string };

function replyTo(response: ServerResponse, { opening, piece, closing, last }: Dialect) {
  const send = (event: unknown) => {
    const named = (event as { type?: string }).type;
    response.write(`${named ? `event: ${named}\n` : ''}data: ${JSON.stringify(event)}\n\n`);
  };
  const begin = () => {
    if (response.headersSent) return;
    response.writeHead(200, EVENTS).flushHeaders();
    opening.forEach(send);
  };
  return {
    response,
    begin,
    say(text: string) {
      begin();
      send(piece(text));
    },
    finish() {
      begin();
      closing.forEach(send);
      response.end(last);
    },
  };
}

const chunk = (delta: object, finish_reason: string | null = null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason }],
});

/** POST /v1/chat/completions: OpenAI's API, which nearly every provider supports. */
const COMPLETIONS: Dialect = {
  opening: [chunk({ role: 'assistant', content: '' })],
  piece: (content) => chunk({ content }),
  closing: [chunk({}, 'stop')],
  last: 'data: [DONE]\n\n',
};

/** POST /v1/messages: Anthropic's API. */
const MESSAGES: Dialect = {
  opening: [
    {
      type: 'message_start',
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  piece: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  closing: [
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 9 } },
    { type: 'message_stop' },
  ],
  last: '',
};

async function requestOf(incoming: IncomingMessage, response: ServerResponse): Promise<ProviderRequest> {
  const hungUp = new Promise<void>((resolve) => {
    response.once('close', () => {
      if (!response.writableEnded) resolve();
    });
  });
  const { url: path = '', headers } = incoming;
  const raw = await text(incoming);
  return { path, headers, text: raw, body: raw ? JSON.parse(raw) : { messages: [] }, hungUp };
}

/** Splits a text into pieces of equal length, even within words and paragraph breaks. */
function piecesOf(answer: string): string[] {
  const size = Math.max(7, Math.ceil(answer.length / 200));
  return Array.from({ length: Math.ceil(answer.length / size) }, (_, at) =>
    answer.slice(at * size, (at + 1) * size),
  );
}
