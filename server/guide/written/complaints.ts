import { plainText, wordsOf } from '#language/normalize';

/** A user's complaint about the previous answer. */
export type Complaint = {
  /** Whether the user says that the answer did not help, or that it misread their message. */
  kind: 'unhelpful' | 'misread';
  /** What the user does not want: 'verses', or 'more' about the same subject. */
  refuses: 'verses' | 'more' | null;
  /** The rest of the message; may be empty. */
  rest: string;
};

/** Detects a complaint in the first sentences of a message. Returns null if there is none. */
export function complaintIn(message: string): Complaint | null {
  const sentences = plainText(message)
    .split(/(?<=[.!?\n])\s+|,(?=\s(?:it|that|this|you|u|i)\b)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const complaints = sentences.slice(0, MAX_SENTENCES).map((sentence, at) => complaintOf(sentence, at));
  const first = complaints.find(Boolean);
  if (!first) return null;
  return {
    kind: complaints.includes('misread') ? 'misread' : 'unhelpful',
    refuses: complaints.find((one) => one === 'verses' || one === 'more') ?? null,
    rest: sentences.filter((_, at) => !complaints[at]).join(' '),
  };
}

/** Only the first sentences are checked. Later ones usually complain about something else than the answer. */
const MAX_SENTENCES = 3;

function complaintOf(sentence: string, at: number): 'unhelpful' | 'misread' | 'verses' | 'more' | null {
  const message = sentence.replace(LEAD_IN, '');
  if (MISREAD.test(message)) return 'misread';
  if (REFUSES_VERSES.test(message)) return 'verses';
  if (REFUSES.test(message) && wordsOf(message).length <= MAX_REJECTION_WORDS) return 'more';
  return at === 0 && UNHELPFUL.test(message) ? 'unhelpful' : null;
}

const MAX_REJECTION_WORDS = 12;

const LEAD_IN =
  /^(?:(?:no|nah|ok|okay|look|well|but|and|please|pls|sorry|ugh|stop|just|you can|can you|could you)[ ,.!]+)*/;

const MISREAD =
  /^(?:what do you mean\b|you(?:'ve| have)? (?:got|had|read|turned|took|taken|understood|heard) (?:it|that|this|me|him|her) (?:all )?(?:wrong|backwards?|around|round|the wrong way)|you (?:misunderstood|misread|misheard|mixed)|(?:that|it)(?:'?s| is| was) ?(?:not|n't) what i (?:said|meant|wrote)|(?:that|it) (?:isn'?t|wasn'?t) what i (?:said|meant|wrote)|i (?:didn'?t|did not|never) (?:say|said|ask|asked|mean|meant) )/;

const REFUSES_VERSES =
  /^(?:(?:i (?:don'?t|do not|dont) (?:want|need)|no(?: more)?|not) (?:a |an |any |another |more |your |the |bible )*(?:verses?|scriptures?|passages?|quotes?|sermons?|psalms?)\b|(?:stop|enough|no more|quit|spare me|don'?t|do not)(?: (?:with|of|quote|quoting|give|giving|send|sending|throw|throwing|tell|telling|show|showing|me|us|the|your|those|any|more|bible|all))* (?:verses?|scriptures?|passages?|quotes?|quotations?|sermons?|psalms?|bible)\b|(?:with|of) (?:the|your|those) (?:verses?|scriptures?|passages?|quotes?)\b|talk to me like (?:a|an|i'?m|you'?re)\b)/;

const REFUSES =
  /^(?:i (?:don'?t|dont|do not) (?:want|need) to (?:hear|read|be told)\b|(?:stop|enough|quit|spare me)? ?(?:with|of) (?:the|your|those|that|all)\b|(?:stop|don'?t|dont|do not|quit) (?:telling|tell|talking|talk|saying|say|giving|give|going|go) (?:to )?(?:me |us |on )?(?:about|again)\b|(?:please )?(?:don'?t|dont|do not) (?:just |even )?(?:say|quote|tell me|give me)\b)/;

const UNHELPFUL =
  /^(?:(?:(?:the|your|that|this) (?:last )?answers?\b[^.?!]{0,40}\b(?:is|are|was|were|got) (?:way |much |far |a bit )?(?:too )?(?:long|short|complicated|hard to (?:read|understand|follow)|vague|confusing))|(?:it|that|this|none of (?:it|this|that)) (?:really |just )?(?:does(?:n'?t| not)|did(?:n'?t| not)|is(?:n'?t| not)|was(?:n'?t| not)) (?:really )?(?:help|answer|what i (?:asked|need|wanted))|(?:you|u) (?:still )?(?:did(?:n'?t| not)|have(?:n'?t| not)|never|are(?:n'?t| not)|keep not) (?:even |really )?(?:answer|listen|hear|read|understand))/;
