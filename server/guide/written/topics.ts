import { TOPICS } from '#content/topics';
import type { Topic } from '#content/topics/topic';

export function topicById(id: string): Topic | null {
  return TOPICS.find((topic) => topic.id === id) ?? null;
}

/** Returns the page whose title equals the message, because users tap or type titles. */
export function topicByTitle(message: string): Topic | null {
  const title = message.trim().toLowerCase();
  return TOPICS.find((topic) => topic.title.toLowerCase() === title) ?? null;
}
