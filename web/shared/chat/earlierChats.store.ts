import { create } from 'zustand';
import type { DisplayMessage } from './chatEndpoint';

/** The messages of each chat since the page loaded, without the welcome. The key contains the user's id. */
const useEarlierChats = create<Record<string, DisplayMessage[]>>(() => ({}));

/** Returns the messages from before the user left the chat. An answer that was incomplete then was stopped. */
export function earlierChat(key: string): DisplayMessage[] {
  const messages = useEarlierChats.getState()[key] ?? [];
  return messages.map((message) =>
    message.state === 'writing' ? { ...message, state: 'stopped' } : message,
  );
}

export function saveChat(key: string, messages: DisplayMessage[]): void {
  useEarlierChats.setState({ [key]: messages });
}
