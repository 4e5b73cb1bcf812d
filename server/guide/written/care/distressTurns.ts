import type { DistressTurn } from '#content/care/distressReplies';
import type { SmallTalkIntent } from '#content/guide/smallTalk';
import { plainText } from '#language/normalize';
import { reactionIn } from '#server/guide/intent/reactions';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { saysNoCrisis } from '#server/guide/written/disclosures/disclosureExceptions';
import { saysSomeoneKnows } from './someoneKnows';

/** What a short follow-up to a message of distress asks for. */
export type FollowUp = DistressTurn | 'anotherVerse' | 'pray';

/** Returns what a follow-up asks for. Returns null if a message is no follow-up. */
export function followUpIn(message: string): FollowUp | null {
  const text = plainText(message).trim();
  if (isAcknowledgement(message) || saysNoCrisis(message)) return 'stays';
  if (ASKS_WHAT_TO_DO.test(text)) return 'whatNow';
  if (ASKS_WHY.test(text)) return 'why';
  if (ASKS_FOR_SECRECY.test(lastSentence(text))) return 'secret';
  if (saysSomeoneKnows(text)) return 'toldSomeone';
  if (DOUBTS_THE_GUIDE.test(text)) return 'disagree';
  const turn = turnIntentFromWording(message);
  if (turn && turn !== 'greeting' && turn !== 'whoAreYou') return turn;
  if (reactionIn(message) === 'pleased') return 'thanks';
  const small = smallTalkFromWording(message);
  return small ? (TURN_OF_SMALL_TALK[small] ?? null) : null;
}

function lastSentence(text: string): string {
  return (
    text
      .split(/[.!?\n]+/)
      .filter((sentence) => sentence.trim())
      .at(-1)
      ?.trim() ?? ''
  );
}

const TURN_OF_SMALL_TALK: Partial<Record<SmallTalkIntent, FollowUp>> = {
  goodbye: 'goodbye',
  notHelping: 'disagree',
  fine: 'stays',
  noWords: 'stays',
  sorry: 'stays',
};

const ACKNOWLEDGEMENT =
  "(?:ok(?:ay)?|k|yes|yeah|yep|no|nope|hm+|mm+|oh|alright|all right|i see|i understand|i guess(?: so)?|maybe|idk|i do ?n[o']?t know|not really|sure|fine|right|true|still here|i'?m (?:still )?here|are you (?:still )?there|hello|nothing|never ?mind|whatever|sorry|nah|i'?m (?:good|ok(?:ay)?|fine|all right|alright)(?: fr| now| really| thanks| today| though)?|im (?:good|ok(?:ay)?|fine|all right|alright)(?: fr| now| really| thanks| today| though)?|fr)";
const ACKNOWLEDGES = new RegExp(`^${ACKNOWLEDGEMENT}(?:[\\s.,!?]+${ACKNOWLEDGEMENT})*[\\s.,!?]*$`);

const ASKS_WHAT_TO_DO =
  /^(?:(?:ok(?:ay)?|so|but|and|then|please|god|lord)[ ,.!]+)*(?:(?:what|how|where|who) (?:should|can|could|do|must|shall|would|will|am) (?:i|we)\b[^.?!]{0,40}|what (?:should|can|could|would|will|do) (?:you|u) (?:do|suggest|advise|recommend)\b[^.?!]{0,20}|what (?:now|next|then)|what'?s next|now what|what to do|how do i (?:stop|get out|go on|survive|live|do (?:that|this|it))[^.?!]{0,30}|(?:i do ?n'?t|i dont|idk|don'?t) know what to do[^.?!]{0,30}|what(?:'?s| is) the (?:number|helpline|hotline|line)\b[^.?!]{0,30}|(?:do you have|have you got|give me|send me|is there) (?:a|the|any) (?:number|helpline|hotline)\b[^.?!]{0,30}|who (?:do|can|should) i (?:call|ring|text)[^.?!]{0,20}|help(?: me)?|(?:can|could|will) you help(?: me)?|i need help|tell me what to do)[\s.?!]*$/;

const ASKS_WHY =
  /^(?:(?:ok(?:ay)?|so|but|and|then)[ ,.!]+)*why\b(?: (?:me|us|should i|would i|bother|him|her|though|god|is (?:this|it|that|life|everything)|(?:does|did|do|would|is|has) (?:god|he|she|they|this|it|life|nobody|no one|everyone|everything)|am i|do i|did i|can'?t i|me lord)\b[^.?!]{0,50})?[\s.?!]*$/;

/** 'Pls don't say tell my parents', 'no way I'm telling my dad', 'please I not want police, he is elder in church'. */
const ASKS_FOR_SECRECY =
  /^(?:(?:pls|plz|please|but|and|so|just|no|nah|ok(?:ay)?)[ ,.!]+)*(?:(?:do ?n'?t|never|(?:promise|swear)(?: me)? (?:you|u|not|to not|that)[^.?!]{0,12}) (?:(?:say|ask me to|make me|tell me to) )?(?:tell(?! me\b)|call|inform|report|involve)|(?:i (?:can'?t|cannot|won'?t|will not|could never|(?:do )?n'?o?t want to|do ?n'?t wan(?:t to|na))|i'?m (?:not|never|scared to|afraid to)|(?:there'?s )?no way (?:i'?m|am i|i'?ll|i can)) tell(?:ing)?|i (?:do |really )?(?:no|n'?o?t)(?: want|t want) (?:the )?(?:police|cops|anyone to know)|no (?:police|cops))\b[^?]{0,60}$/;

/** 'What would you know about it', 'you don't understand', 'don't tell me to see a doctor'. */
const DOUBTS_THE_GUIDE =
  /^(?:(?:no|but|ok(?:ay)?|and|well)[ ,.!]+)*(?:(?:what|how) (?:would|could|do|can) (?:you|u) (?:even )?(?:know|understand)\b[^.!]{0,30}|(?:you|u) (?:do ?n'?t|can'?t|have no idea|would ?n'?t|know nothing|never)(?: even)?(?: know| understand| get)?\b[^.?!]{0,30}|(?:you|u)(?:'?re| are|r) (?:just |only )?(?:an? )?(?:app|bot|robot|machine|program|computer|page|not (?:even )?real|not (?:a )?(?:person|human))\b[^.?!]{0,20}|(?:do ?n'?t|stop) tell(?:ing)? me (?:to|what|that|i)\b[^.?!]{0,40})[\s.?!]*$/;

/** Whether a message is only 'ok', 'yes' or similar. */
export function isAcknowledgement(message: string): boolean {
  return ACKNOWLEDGES.test(plainText(message).trim());
}
