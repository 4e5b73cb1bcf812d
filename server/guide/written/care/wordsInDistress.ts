import { plainText } from '#language/normalize';

/** Whether a user asks for words to say to someone: 'Maybe my aunt. What do I say?' */
export function asksForWordsToSay(message: string): boolean {
  const text = plainText(message);
  return ASKS_FOR_WORDS.test(text) && !OF_PRAYER.test(text);
}

/** Whether a user asks what to say to the one who hurts them, and names no one else. */
export function asksWhatToSayToThem(message: string): boolean {
  const text = plainText(message);
  return TO_THEM.test(text) && !TO_SOMEONE_ELSE.test(text);
}

const ASKS_FOR_WORDS =
  /\b(?:what (?:do|should|would|can|could|shall|will|am) i (?:even |actually |just |ever |supposed to |going to )?(?:say|tell|write|text)|how (?:do|should|would|can|could|will|am) i (?:even |actually |ever |just |supposed to )?(?:tell|say|explain|bring (?:it|this|that) up|put (?:it|this)|start (?:the|that|a) (?:talk|conversation)|talk to|ask for help|open up)|what (?:words|to say|to tell)|(?:do ?n'?t|do not|dont|not sure|idk) (?:know )?(?:what|how) (?:to|i(?:'?d| would| should)) (?:even )?(?:say|tell|start|put it|explain|bring it up)|help me (?:say|tell|find (?:the )?words|write|word)|how to (?:tell|say|explain|word) (?:it|this|her|him|them|my|the|that|someone|somebody)|what words)\b/;
const OF_PRAYER =
  /\b(?:god|jesus|lord|in (?:a |my )?prayer|pray(?:ing)?|confession|bible say|verse|scripture)\b/;
const TO_THEM =
  /\b(?:(?:say|tell|text|write|explain|talk|reply|answer)\b[^.?!]{0,12}\b(?:him|my (?:husband|boyfriend|ex|stepdad|partner)|her husband)|(?:when|if) (?:he|she) (?:comes|gets|asks|calls|texts|wants|says|apologi[sz]es|cries)|confront\w*)\b/;
const TO_SOMEONE_ELSE =
  /\b(?:doctor|gp|nurse|midwife|counsel\w+|therapist|teacher|friend|sister|brother|mom|mum|mother|dad|father|aunt\w*|uncle|cousin|pastor|priest|police|helpline|neighbou?r|boss|hr|lawyer|social worker|kids?|children|daughter|son)\b/;
