/** Whether a message begins with a greeting. More words may follow. */
export function beginsWithGreeting(message: string): boolean {
  return GREETING_WORD.test(message.trim());
}

const GREETING_WORD =
  /^(?:hi|hello|hey|hiya|howdy|shalom|salaam|greetings|annyeong|hola|bonjour|ciao|namaste|mabuhay|jambo|aloha|good (?:morning|afternoon|evening|day))\b(?!.*\?)/i;

/** Returns the holiday in a greeting such as 'happy easter'. Returns null if there is none. */
export function holidayIn(message: string): string | null {
  return HOLIDAY_GREETING.exec(message.trim())?.[1]?.toLowerCase() ?? null;
}

const HOLIDAY_GREETING =
  /^(?:have a |a )?(?:very )?(?:happy|merry|blessed|joyful|joyous) (?:and (?:happy|blessed) )?(easter|christmas|pentecost|advent|lent|good friday|palm sunday|holy week|epiphany|passover|hanukkah|ascension day|new year|thanksgiving|sunday|sabbath)\b/i;
