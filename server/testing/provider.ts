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

/** What a provider was asked, as it came over the wire. */
export type ProviderRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as it came. */
  text: string;
  body: { messages: { role: string; content: unknown }[] } & Record<string, unknown>;
  /** Ends when whoever asked no longer waits for the answer. */
  hungUp: Promise<void>;
};

/** How a provider answers one request. */
export type ProviderAnswer = (line: Line, request: ProviderRequest) => unknown;

/** A provider for the length of a test; the last answer serves all later requests. */
export async function provider(...answers: [ProviderAnswer, ...ProviderAnswer[]]) {
  const { onTestFinished } = await import('vitest');
  const requests: ProviderRequest[] = [];
  const { url, close } = await openProvider((line, request) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] as ProviderAnswer;
    requests.push(request);
    return answer(line, request);
  });
  onTestFinished(close);
  return { url, requests };
}

/** A real server that speaks what language models speak, until it is closed; whoever runs the tests. */
export async function openProvider(answer: ProviderAnswer) {
  const server = createServer(async (incoming, response) => {
    const asked = await requestOf(incoming, response);
    const dialect = asked.path.endsWith('/messages') ? MESSAGES : COMPLETIONS;
    await answer(lineOf(response, dialect), asked);
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

/** Says it in small pieces, as a model does. */
export function says(answer: string): ProviderAnswer {
  return (line) => {
    for (const piece of piecesOf(answer)) line.say(piece);
    line.finish();
  };
}

export function saysSymbols(symbols: unknown): ProviderAnswer {
  return says(JSON.stringify({ symbols }));
}

export function saysAfter(ms: number, answer: string): ProviderAnswer {
  return async (line, request) => {
    await wait(ms);
    await says(answer)(line, request);
  };
}

/** Says that, and then neither goes on nor ends. */
export function fallsSilentAfter(answer: string): ProviderAnswer {
  return (line) => line.say(answer);
}

export function cutsAfter(answer: string): ProviderAnswer {
  return async (line) => {
    line.say(answer);
    await wait(50);
    line.response.destroy();
  };
}

/** Ends properly, but never says that the answer is finished, and why. */
export function endsUnfinishedAfter(answer: string): ProviderAnswer {
  return (line) => {
    line.say(answer);
    line.response.end();
  };
}

/** A piece every 50 ms, for ever. */
export const drips: ProviderAnswer = async (line, { hungUp }) => {
  let isHeard = true;
  void hungUp.then(() => {
    isHeard = false;
  });
  while (isHeard) {
    line.say('and ');
    await wait(50);
  }
};

export const hangsBeforeHeaders: ProviderAnswer = () => {};

export const hangsAfterHeaders: ProviderAnswer = ({ begin }) => begin();

export const hangsUp: ProviderAnswer = ({ response }) => response.destroy();

/** A status and a body as they are, whatever was asked. */
export function replies(status: number, body: string, headers: OutgoingHttpHeaders = {}): ProviderAnswer {
  return ({ response }) => response.writeHead(status, headers).end(body);
}

/** A stream that holds these lines and no others. */
export function streams(lines: string): ProviderAnswer {
  return replies(200, lines, EVENTS);
}

type Line = ReturnType<typeof lineOf>;

const EVENTS = { 'Content-Type': 'text/event-stream' };

type Dialect = { opening: unknown[]; piece: (text: string) => unknown; closing: unknown[]; last: string };

function lineOf(response: ServerResponse, { opening, piece, closing, last }: Dialect) {
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

/** POST /v1/chat/completions, as OpenAI began it and nearly everybody speaks it. */
const COMPLETIONS: Dialect = {
  opening: [chunk({ role: 'assistant', content: '' })],
  piece: (content) => chunk({ content }),
  closing: [chunk({}, 'stop')],
  last: 'data: [DONE]\n\n',
};

/** POST /v1/messages, as Anthropic speaks it. */
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
  const came = await text(incoming);
  return { path, headers, text: came, body: came ? JSON.parse(came) : { messages: [] }, hungUp };
}

/** Cut wherever it falls, within words and within a paragraph's end. */
function piecesOf(answer: string): string[] {
  const size = Math.max(7, Math.ceil(answer.length / 200));
  return Array.from({ length: Math.ceil(answer.length / size) }, (_, at) =>
    answer.slice(at * size, (at + 1) * size),
  );
}
