import { CRISIS_TEXTS } from '#content/care/crisisTexts';
import { isBibleQuestion } from '#server/guide/intent/bibleQuestion';
import { namesIn } from '#server/guide/intent/knowledgeNames';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import { type DraftAnswer, type DraftPart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase } from '#server/guide/written/chatContext';
import { isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { mentionsGoodNews } from '#server/guide/written/gladness';
import { FIRST_OR_THIRD_PERSON } from '#server/guide/written/pronouns';
import { onlySoundsLikeDistress } from './harmlessSmallTalk';

/** Adds one quiet line below the answer, instead of a card above it, if the message shows weak signs of danger. */
export function withQuietLine(chat: ChatContext, answer: DraftAnswer): DraftAnswer {
  // A conversation turn ('I don't think that helps') may sound like distress.
  if (turnIntentFromWording(chat.message) || onlySoundsLikeDistress(chat)) return answer;
  if (isBibleQuestion(chat.message) && namesIn(chat.message).ids.size > 0) return answer;
  // After a disclosure, the help was shown already.
  if (isAfterDisclosure(chat)) return answer;
  if (detectDanger(chat.message, chat.isAboutDream) !== 'low') return answer;
  if (
    mentionsGoodNews(chat.message) ||
    isEverydayTiredness(chat.message) ||
    !FIRST_OR_THIRD_PERSON.test(chat.message)
  )
    return answer;
  if (!CARRIES_WEIGHT.test(chat.message)) return answer;
  if (answer.drafts.some(({ kind }) => kind === 'crisis_help')) return answer;
  const line: DraftPart = textPart(pickPhrase(chat, CRISIS_TEXTS.faint));
  // A figure's answer is entirely in the figure's voice, so this line is too.
  const voiced: DraftPart = answer.speaker === 'figure' ? { ...line, basis: 'imagined' } : line;
  return { ...answer, drafts: [...answer.drafts, voiced] };
}

/**
 * Words about life, hope, exhaustion, fear or pain. The classifiers take many everyday messages for faint danger: 'She
 * said hi back, but in a weird way'.
 */
const CARRIES_WEIGHT =
  /\b(?:di(?:e|ed|es)|dying|dead|death|kill\w*|alive|(?:my|your|this|his|her) life|(?<!for a )living|need someone|someone to tell me|grave|hell|hope\w*|no point|pointless|worthless|useless|empty|numb|alone|lonel\w+|no ?one (?:\w+ )?(?:know|knows|care|cares|listen\w*|call\w*|ask\w*|ever)|nobody (?:\w+ )?(?:know|knows|care|cares|listen\w*|has|call\w*|ask\w*|ever)|exhaust\w*|worn out|burn(?:ed|t) out|so tired|too tired|tired of|sick of|any ?more|giv(?:e|en|ing) up|can['’]?t (?:even |make myself |seem to )?(?:go on|do (?:this|it)|cope|sleep|stop|breathe|face|get (?:up|out of bed)|stand|hear him|feel|come down)|not sleep\w*|sleep (?:only )?\d|cut|cutting|cuts|sleeves|scars?|bruis\w*|beat(?:s|en)?|hits? (?:me|us|him|her|my)|locked|starv\w*|hungry|weapon|gun|rifle|knife|machete|pills?|laxatives?|drank|drink(?:s|ing)|relaps\w*|using|scared|afraid|frighten\w*|terrified|fear|panic\w*|nightmares?|secret\w*|hides?|hate (?:myself|me|my life)|hates me|disgust\w*|cried|cry|crying|bawled|weep\w*|tears|burden|trapped|despair\w*|darkness|heavy|pain|suffer\w*|sores|hurts?|hurting|unforgiv\w*|pray fast|goodbye|survived?|bury|buried|shot|deleted my|owed?|blackmail\w*|raped?|touch(?:ed|es)|forc(?:ed|es)|threat\w*|leave the (?:room|world)|escape|end it)\b/i;

function isEverydayTiredness(message: string): boolean {
  return TIRED_TODAY.test(message.trim());
}

const TIRED_TODAY =
  /^(?:(?:ugh+|man|oh|well|so|hi|hello|lol)[ ,.!]+)*(?:i(?:['’]?m| am) )?(?:just |so |very |really |super |a bit |pretty )*(?:tired|sleepy|exhausted|wiped(?: out)?|beat|knackered)(?: (?:today|tonight|this (?:morning|evening|week)|(?:from|after) (?:work|school|the gym|practice|class|training|a long (?:day|week|shift)))| lol)*[\s.,!?]*$/i;
