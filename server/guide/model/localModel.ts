import { z } from 'zod';

/** The default addresses of Ollama and llama.cpp. */
const USUAL_ADDRESSES = ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:8080/v1'];

const TIMEOUT_MS = 1000;
const MAX_BYTES = 256 * 1024;

/** The name is printed in a terminal as part of a command, so only safe characters are allowed. */
const ModelList = z.object({
  data: z.array(z.object({ id: z.string().regex(/^[\w.:/@-]{1,100}$/) })).min(1),
});

/** Finds a model server on this machine and its first model. Returns null if there is none. */
export async function findLocalModel(
  addresses: readonly string[] = USUAL_ADDRESSES,
): Promise<{ address: string; name: string } | null> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const name = await firstModelAt(address).catch(() => null);
      return name ? { address, name } : null;
    }),
  );
  return found.find((one) => one !== null) ?? null;
}

async function firstModelAt(address: string): Promise<string | null> {
  const response = await fetch(`${address}/models`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok || !response.body) return null;
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of response.body) {
    received += chunk.byteLength;
    if (received > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  const list = ModelList.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
  return list.data?.data[0]?.id ?? null;
}
