import type { ChatMessage } from '#contract/chats';

export function userMessage(content: string): ChatMessage {
  return { role: 'user', content };
}

export function assistantMessage(content: string): ChatMessage {
  return { role: 'assistant', content };
}
