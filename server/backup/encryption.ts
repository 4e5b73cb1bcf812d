import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { StartupError } from '#server/lib/startupError';

// Backups are encrypted in the format of age (age-encryption.org), so that the command of that name can decrypt them too.

const HEADER = 'age-encryption.org/v1\n';
const IDENTITY_LINE = /^AGE-SECRET-KEY-.+$/gm;
const STDIN = 0;

/** Encrypts a stream for a recipient, the public key that begins with `age1`. */
export async function* encrypt(
  recipient: string,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new StartupError('BACKUP_RECIPIENT is not a valid age recipient');
  }
  yield* await encrypter.encrypt(ReadableStream.from(plain));
}

/** Decrypts a stream. Throws a StartupError if none of the identities can; other errors mean that the file is damaged. */
export async function* decrypt(
  file: string,
  identities: string[],
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (identities.length === 0) {
    throw new StartupError(`${file} is encrypted. Add --identity and the file with the secret key.`);
  }
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    throw new StartupError('The secret key is not valid. Nothing was restored.');
  }
  try {
    yield* await decrypter.decrypt(ReadableStream.from(content));
  } catch (error) {
    if (!(error as Error).message.startsWith('no identity matched')) throw error;
    throw new StartupError(`${file} was encrypted for a different key. Nothing was restored.`);
  }
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0)
    .finally(() => handle.close());
  return buffer.subarray(0, bytesRead).toString() === HEADER;
}

/**
 * Reads the secret keys from a file that `age-keygen` wrote, or from standard input if the file is '-', so that a key
 * need not be stored in plain text: `age -d key.age | npm run restore -- FILE --identity -`
 */
export function readIdentities(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file === '-' ? STDIN : file, 'utf8');
  } catch (error) {
    throw new StartupError(`Can’t read the secret key: ${(error as Error).message}.`);
  }
  const identities = text.match(IDENTITY_LINE) ?? [];
  if (identities.length > 0) return identities.map((line) => line.trim());
  throw new StartupError(`${file} has no secret key. It needs a line that begins with AGE-SECRET-KEY-.`);
}
