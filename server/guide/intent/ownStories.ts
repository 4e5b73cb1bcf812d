import { wordsOf } from '#language/normalize';

/** Whether a message describes the user's own life, and does not ask about the Bible or the guide. */
export function isOwnStory(message: string): boolean {
  const words = wordsOf(message);
  return words.length >= MIN_STORY_WORDS && words.some((word) => FIRST_PERSON_WORDS.has(word));
}

const MIN_STORY_WORDS = 5;
const FIRST_PERSON_WORDS = new Set(['i', 'my', 'me', 'we', 'our', 'us', "i'm", "i've", 'im', 'ive', 'mine']);
