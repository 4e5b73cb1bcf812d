import { plainText } from '#language/normalize';

/** Whether a user asks what to say to the one who hurts them, and names no one else. */
export function asksWhatToSayToThem(message: string): boolean {
  const text = plainText(message);
  return TO_THEM.test(text) && !TO_SOMEONE_ELSE.test(text);
}

const TO_THEM =
  /\b(?:(?:say|tell|text|write|explain|talk|reply|answer)\b[^.?!]{0,12}\b(?:him|my (?:husband|boyfriend|ex|stepdad|partner)|her husband)|(?:when|if) (?:he|she) (?:comes|gets|asks|calls|texts|wants|says|apologi[sz]es|cries)|confront\w*)\b/;
const TO_SOMEONE_ELSE =
  /\b(?:doctor|gp|nurse|midwife|counsel\w+|therapist|teacher|friend|sister|brother|mom|mum|mother|dad|father|aunt\w*|uncle|cousin|pastor|priest|police|helpline|neighbou?r|boss|hr|lawyer|social worker|kids?|children|daughter|son)\b/;
