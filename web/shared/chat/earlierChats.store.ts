import { create } from 'zustand';
import type { DisplayMessage } from './chatEndpoint';

/** What was said in each chat since the page loaded, without the welcome. The key contains the user's id. */
const useEarlierChats = create<Record<string, DisplayMessage[]>>(() => ({}));

/** Returns what was said before the user left the chat. An answer that was still coming then was stopped. */
export function earlierChat(key: string): DisplayMessage[] {
  const said = useEarlierChats.getState()[key] ?? [];
  return said.map((letter) => (letter.state === 'writing' ? { ...letter, state: 'stopped' } : letter));
}

export function keepChat(key: string, said: DisplayMessage[]): void {
  useEarlierChats.setState({ [key]: said });
}
