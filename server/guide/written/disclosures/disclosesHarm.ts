import { createMessageCache } from '#server/scripture/search/messageCache';
import { detectDanger } from './danger';
import { detectDisclosure } from './disclosures';

/** Whether a message, read alone, discloses harm or danger to life. Reads only its first characters. */
export function disclosesHarm(message: string): boolean {
  const read = message.slice(0, MAX_LENGTH_READ);
  return cachedResults(read, () => detectDanger(read) === 'high' || detectDisclosure(read) !== null);
}

/** Classifying a history of sixty messages at full length would take half a second. */
const MAX_LENGTH_READ = 300;

const cachedResults = createMessageCache<boolean>();
