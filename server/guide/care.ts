import type { Conversation } from './conversation';
import type { Drafted } from './drafts';
export function careFirst(_talk: Conversation): Drafted | null { return null; }
