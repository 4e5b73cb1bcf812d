import { wordsOf } from '#language/normalize';

/** Whether a message begins with a greeting. More words may follow. */
export function beginsWithGreeting(message: string): boolean {
  return GREETING_WORD.test(message.trim());
}

const GREETING_WORD =
  /^(?:hi|hello|hey|hiya|howdy|shalom|salaam|greetings|annyeong|hola|bonjour|ciao|namaste|mabuhay|jambo|aloha|good (?:morning|afternoon|evening|day))\b(?!.*\?)/i;

/** Removes a greeting such as 'Peace of the Lord.' from the start of a longer message, because it says nothing of its subject. */
export function withoutGreeting(message: string): string {
  const rest = message.replace(GREETING_AT_START, '');
  return rest.length < message.length && wordsOf(rest).length >= MIN_WORDS_AFTER_GREETING ? rest : message;
}

const MIN_WORDS_AFTER_GREETING = 8;
const GREETING_AT_START =
  /^\W{0,3}(?:(?:praise (?:god|the lord|him)|peace (?:of|in) (?:the )?(?:lord|christ)|(?:grace and )?peace (?:to|be with) you(?: all)?|god bless(?: you)?|good (?:morning|evening|afternoon|day)|hello|hi|hey|greetings|shalom|dear (?:brother|sister|friend|pastor|guide)s?)(?: \w+){0,2}[.,!\n]+\s*){1,2}/i;

/** Returns the holiday in a greeting such as 'happy easter'. Returns null if there is none. */
export function holidayIn(message: string): string | null {
  return HOLIDAY_GREETING.exec(message.trim())?.[1]?.toLowerCase() ?? null;
}

const HOLIDAY_GREETING =
  /^(?:have a |a )?(?:very )?(?:happy|merry|blessed|joyful|joyous) (?:and (?:happy|blessed) )?(easter|christmas|pentecost|advent|lent|good friday|palm sunday|holy week|epiphany|passover|hanukkah|ascension day|new year|thanksgiving|sunday|sabbath)\b/i;
