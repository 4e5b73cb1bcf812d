import { TOPICS } from '#content/topics';
import type { Topic } from '#content/topics/topic';
import { lazy } from '#language/lazy';

export function topicById(id: string): Topic | null {
  return byId().get(id) ?? null;
}

/** Returns the page whose title equals the message, because users tap or type titles. */
export function topicByTitle(message: string): Topic | null {
  return byTitle().get(message.trim().toLowerCase()) ?? null;
}

const byId = lazy(() => new Map(TOPICS.map((topic) => [topic.id, topic])));
const byTitle = lazy(() => new Map(TOPICS.map((topic) => [topic.title.toLowerCase(), topic])));
