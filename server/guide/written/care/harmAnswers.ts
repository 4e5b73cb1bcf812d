import { REPLIES_TO_CHILDREN } from '#content/care/childReplies';
import {
  type DisclosureReply,
  REPLIES_ABOUT_FASTING,
  REPLIES_AFTER_HARM,
  REPLIES_AFTER_SUICIDE,
  REPLIES_TO_SCRUPLES,
} from '#content/care/disclosureReplies';
import { FORGIVING_HARM, NO_VERSE_FOR_HARM, STAY_OR_LEAVE } from '#content/care/disclosureTexts';
import type { Topic } from '#content/topics/topic';
import { isForSomeoneElse, mentionsViolence } from '#language/crisis/detect';
import type { DraftAnswer } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { harmPageOf, isAfterDisclosure } from '#server/guide/written/disclosures/afterDisclosure';
import { isWrittenByChild } from '#server/guide/written/disclosures/children';
import { PAGE_IDS } from '#server/guide/written/pageIds';
import { answerWithPage } from '#server/guide/written/pages/topicPages';
import { topicById } from '#server/guide/written/topics';
import { answerWithReply, replyIn } from './disclosureReply';

/** Shows the page about violence or the page about despair. Returns null if the user is worried about someone else. */
export function pageInDistress(chat: ChatContext): DraftAnswer | null {
  if (isForSomeoneElse(chat.message)) return null;
  const violence = isWrittenByChild(chat.message) ? PAGE_IDS.childInDanger : PAGE_IDS.safetyAtHome;
  const danger = mentionsViolence(chat.message) ? violence : PAGE_IDS.despair;
  const topic = topicById(danger);
  return topic ? answerWithPage(chat, topic, []) : null;
}

/** Answers users who were harmed and ask whether they must submit or forgive, or whether to stay or leave. */
export function answerAboutEnduringHarm(chat: ChatContext): DraftAnswer | null {
  if (!isAfterDisclosure(chat)) return null;
  const page = harmPageOf(chat);
  const isAtHome = page !== null && AT_HOME.has(page.id);
  const isByOthers = page !== null && (isAtHome || BY_OTHERS.has(page.id));
  const asked = HELD_AGAINST.test(chat.message) ? NO_VERSE_FOR_HARM : null;
  const forgiving = isByOthers && ASKS_TO_FORGIVE.test(chat.message) ? FORGIVING_HARM : asked;
  const answer =
    isAtHome && STAYS_OR_LEAVES.test(chat.message) && !ASKED_AFTER_HARM.findsMe.test(chat.message)
      ? STAY_OR_LEAVE
      : forgiving;
  const reply = answer ?? replyAfterHarm(chat.message, page, isByOthers);
  return reply && answerWithReply(chat, reply);
}

/** Answers a user who discloses harm by someone else and asks in the same message whether to forgive it. */
export function answerAboutForgiving(chat: ChatContext, { id }: Topic): DraftAnswer | null {
  const isByOthers = AT_HOME.has(id) || BY_OTHERS.has(id);
  return isByOthers && ASKS_TO_FORGIVE.test(chat.message) ? answerWithReply(chat, FORGIVING_HARM) : null;
}

function replyAfterHarm(message: string, page: Topic | null, isByOthers: boolean): DisclosureReply | null {
  if (page && ASKS_WHO_LEARNS_OF_IT.test(message)) return REPLIES_TO_CHILDREN.willYouTell;
  if (isByOthers) return replyIn(ASKED_AFTER_HARM, REPLIES_AFTER_HARM, message);
  if (page?.id === PAGE_IDS.eating && COMPARES_FASTING.test(message)) return REPLIES_ABOUT_FASTING;
  if (page?.id === PAGE_IDS.afterSuicide) return replyIn(ASKED_AFTER_SUICIDE, REPLIES_AFTER_SUICIDE, message);
  if (page && DONE_TO_ONESELF.has(page.id) && ASKED_AFTER_HARM.keptSecret.test(message))
    return REPLIES_AFTER_HARM.keptSecret;
  const isScruple = page?.id === PAGE_IDS.unwantedThoughts && SCRUPLE.test(message);
  return isScruple ? REPLIES_TO_SCRUPLES : null;
}

const ASKS_WHO_LEARNS_OF_IT =
  /\b(?:are|r|will|would|do|can) (?:you|u) (?:going to |gonna |have to )?(?:tell|call|text|email|report (?:me|this) to) (?:my |the )?(?:mom|mum|mother|dad|father|parents|school|teacher|gran\w*|aunt\w*)\b/i;

const COMPARES_FASTING = /\b(?:fast(?:s|ed|ing)?|lent|daniel(?:['’]s)? (?:fast|diet))\b/i;

/** Whether a user has to leave the page now, or is watched. */
export function isLeavingOrWatched(message: string): boolean {
  return ASKED_AFTER_HARM.leavingNow.test(message) || ASKED_AFTER_HARM.watched.test(message);
}

/** In the order in which they are tried. */
const ASKED_AFTER_HARM: Readonly<Record<keyof typeof REPLIES_AFTER_HARM, RegExp>> = {
  leavingNow:
    /\b(?:i (?:can )?(?:hear|heard|see) (?:the|his|her) (?:car|keys?|truck|van|bike|front door|door|footsteps|steps|garage)|(?:he|she|they)(?:['’]?s| is| are) (?:pulling in|pulling up|parking|in the driveway|at the door|on the stairs|coming (?:in|up|upstairs|home|back|now)|home|back|here|awake|up now|coming|outside)(?: now| already)?\W*$|(?:he|she) (?:just )?(?:got|came|walked) (?:in|home|back)\W*$|(?:got to|gotta|have to|must|need to) (?:go|hide|stop|close)[^.?!]{0,15}\b(?:he|she|they|now)\b|(?:that['’]?s|there['’]?s) (?:his|her) (?:car|key|keys|truck))/i,
  watched:
    /\b(?:(?:delet(?:e|ed|ing)|hid|hide|hiding|clos(?:e|ed|ing)|eras(?:e|ed|ing)|uninstall(?:ed|ing)?|clear(?:ed|ing)?) (?:this|the|my|all) ?(?:app|chat|page|site|history|browser|messages|tab|it)\b|(?:he|she|they) (?:\w+ )?(?:checks?|reads?|looks? (?:at|through)|goes through|sees|can see|monitors|watches|looked (?:at|through)|went through|has|have|knows) (?:everything on |the code (?:for|to) |the passwords? (?:for|to) )?my (?:phone|messages|texts|history|screen|laptop|computer|browser|tablet|ipad|mail|password|location)|what if (?:he|she|they) (?:sees?|finds?|reads?|checks?) (?:this|my|it|what)|(?:hiding|writing|typing|reading) (?:this |here )?(?:in|from) the (?:bathroom|toilet|closet|garage|car|loo)|(?:he|she) (?:will|would|might|['’]ll|can) see (?:this|it|what i))/i,
  protectingThem:
    /\b(?:(?:shame|embarrass|expose|disgrace|humiliate|ruin|destroy|dishono(?:u)?r|betray|hurt|damage|break|harm) (?:him|her(?!self)|them|his|their|the (?:church|family)|my (?:family|parents|father|mother|husband|wife|pastor))(?: (?:name|reputation|ministry|career|job|life|marriage|good name))?\b|(?:get|getting|put|putting) (?:him|her|them) in(?:to)? (?:trouble|jail|prison)|(?:he|she)(?:['’]?d| would| could| will|['’]?ll) lose (?:his|her) (?:job|ministry|church|position|visa|license|kids)|(?:he|she) (?:prays|preaches|sings|leads|serves|teaches)\b[^.?!]{0,40}\b(?:beautiful\w*|church|choir|worship|well|sunday)|what (?:would|will) (?:people|the church|everyone|they) (?:say|think) (?:of|about) (?:him|her|us))/i,
  findsMe:
    /\b(?:(?:finds?|found|catch|catches|come after|track(?:s|ed|ing)?|follow(?:s|ed)?|hunt(?:s)?) (?:me|us)|kill(?:s)? (?:me|us|himself|herself) if i|if i (?:leave|tell|go|run|left|told|try)\b[^.?!]{0,40}\b(?:kill|hurt|find|burn|shoot))\b/i,
  injured:
    /\b(?:hospital|bruise[sd]?|bleed(?:ing|s)?|broke(?:n)? my|black eye|stitches|chok(?:e|ed|ing)|strangl\w+|ribs?|concussion|e\.?r\.?\b|x-?ray|swollen|hit my head|my (?:arm|head|neck|back|face|wrist|jaw) (?:hurts|still hurts|is))\b/i,
  reachedOut:
    /\b(?:saved (?:the|that|your) number|(?:i|we) (?:\w+ )?(?:called|texted|rang|phoned|told|spoke|talked)\b[^.?!]{0,30}\b(?:them|line|helpline|hotline|police|counsel\w+|therapist|doctor|nurse|teacher|friend|sister|mom|mum|pastor|someone|somebody)|(?:might|will|gonna|going to|want to|think i(?:['’]?ll)?|could) (?:talk|tell|call|speak|reach out)(?: to| with)? (?:someone|somebody|them|her|a |my |the ))/i,
  seen: /\b(?:does|do|did|can|will|would) (?:god|he|jesus|the lord) (?:even |still |really )?(?:see|know|notice|hear|care|remember)\b[^.?!]{0,24}\b(?:me|us|this|here|that)?\b/i,
  punishment:
    /\b(?:punish\w*|karma|(?:god|he) (?:is |be )?(?:angry|mad|disappointed) (?:with|at|in) me|(?:god|this|it) (?:is |was )?(?:testing|a test|teach(?:ing)? me)|god(?:['’]?s)? (?:will|plan|want(?:s|ed)?) (?:this|it|for))\b/i,
  cannotPray:
    /\b(?:can['’]?t|cannot|cant|don['’]?t know how to|unable to|stopped|won['’]?t|no words to) (?:even )?pray(?:ing)?\b/i,
  forMe:
    /\b(?:(?:psalm|verse|scripture|passage|prayer|story|anyone|anybody|someone|somebody|woman|people)\b[^.?!]{0,20}\b(?:like me|for me|for (?:this|that)|about (?:this|that)|someone like me|who was (?:hurt|abused|raped))|what does the bible say to me)\b/i,
  honoring:
    /\bhono(?:u)?r(?:ing)? (?:your|my|our|thy|his|her|the)\b|\brespect (?:your|my) (?:elders|parents|father|mother|husband)\b/i,
  nights:
    /\b(?:nightmares?|flashbacks?|can['’]?t sleep|cant sleep|cannot sleep|dream about (?:it|him)|wake up (?:screaming|shaking|at))\b/i,
  nowhere:
    /\b(?:(?:no ?where|no place|no money|no car|no job|no papers) (?:to (?:go|live|stay|turn)|of my own|else)?|where (?:would|could|can|do|should) i (?:even )?(?:go|live|stay|sleep)|can['’]?t afford to)\b/i,
  alone:
    /\b(?:(?:so|all|totally|completely|really|very) alone|have (?:no ?one|nobody)|no ?one (?:cares|to (?:talk|turn))|no friends|nobody cares)\b/i,
  inFear:
    /\b(?:(?:i(?:['’]?m| am)|im|so|really|very) (?:\w+ )?(?:scared|afraid|terrified|frightened|shaking)|(?:he|she|they)(?:['’]?s| is| are| might| may| will|['’]?ll)? (?:hear|heard|home|coming|outside|at the door|back))\b/i,
  notSure:
    /\b(?:(?:he|she) (?:only|just) (?:\w+ )?(?:push(?:ed|es)|shov(?:ed|es)|slapp?(?:ed|s)|hit|hits|grabb(?:ed|s)|grabs|threw|chok(?:ed|es))\b|(?:was|is) (?:it|this|that) (?:really|even|actually)|(?:maybe|perhaps) (?:it|i)(?:['’]?s| was| am|['’]?m| wasn['’]?t)|not (?:that|so) bad|overreact\w*|exaggerat\w*|(?:does (?:it|this|that) (?:even )?count|(?:if|whether) (?:it|this|that) (?:even |really )?counts)|(?:am i|i(?:['’]?m| am)) (?:crazy|dramatic|making it up|too sensitive)|others have it worse|i(?:['’]?m| am) not sure (?:if|it|that))\b/i,
  badPerson: /\bbad (?:christian|person|wife|husband|daughter|son|mother|mom|father)\b/i,
  threatened: /\b(?:call|calls|tell|report) (?:the )?(?:police|immigration|ice|cops)\b|\bdeport/i,
  kindAfter:
    /\b(?:not always (?:like (?:that|this)|bad)|sometimes (?:he|she)(?:['’]?s| is) (?:so )?(?:nice|kind|sweet|good)|(?:he|she) (?:cries|cried|says sorry|said sorry|was sorry|apologi[sz]e[sd]?|promised|promises|loves me|bought me)|good (?:man|dad|father|husband)|never again|i (?:do |really )?(?:still )?(?:love|miss|care about) (?:him|her|them))\b/i,
  children:
    /\b(?:take|takes|lose|losing|keep|custody|without)\b[^.?!]{0,20}\b(?:kids|children|son|daughter|baby)\b|\bcustody\b/i,
  believed:
    /\b(?:believes? me|believed me|believe (?:him|her) (?:and )?not me|take (?:his|her) side|(?:everyone|everybody|people|they) (?:all )?(?:loves?|loved|likes?|respects?|adores?) (?:him|her))\b/i,
  childNear:
    /\bmy (?:\w+ )?(?:daughter|son|niece|nephew|grand\w+|girls?|boys?|kids?|children|little (?:girl|boy|one|sister|brother)) (?:is|are|turns?|just turned|will be)(?: only| now)? (?:[3-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|the (?:same )?age|that age|my age|(?:as old|the age) (?:as )?i was)\b/i,
  withChildren:
    /\b(?:i|we) (?:have|got|['’]ve got) (?:\w+ ){0,3}(?:kids?|children|baby|babies|sons?|daughters?|toddlers?|little ones)\b/i,
  fault:
    /\b(?:my (?:own )?fault|(?:did|do) i (?:cause|deserve|ask for)|blame myself|should i have (?:fought|said|stopped|screamed)|what did i do wrong|led (?:him|her) on|i (?:didn['’]?t|did not) (?:say no|scream|fight|stop|run|leave)|i froze|i (?:shouldn['’]?t have|should not have|should have|was drunk))\b/i,
  unclean: /\b(?:dirty|disgusting|ruined|damaged|filthy|unclean|ashamed|shame|used goods|gross)\b/i,
  keptSecret:
    /\b(?:(?:haven['’]?t|have not|havent|never|didn['’]?t|did not) (?:ever )?(?:told|tell) (?:anyone|anybody|a soul|my|nobody)|no ?(?:one|body) (?:else )?knows|who (?:can|could|should|do) i (?:tell|talk to))\b/i,
  whyGod:
    /\b(?:where (?:was|is|were) god|why (?:did|didn['’]?t|would|does|doesn['’]?t) (?:god|he) (?:not )?(?:let|allow|stop|do|help|protect|save)|how could god|why god)\b/i,
  letGo:
    /\b(?:let it go|move on|get over (?:it|this)|leave it (?:in the past|behind)|forget (?:about )?(?:it|this)|in the past|family (?:matter|secret)|keep (?:it )?quiet)\b/i,
  hating:
    /\bi (?:\w+ )?(?:hate|despise|loathe) (?:him|her|them)\b|\b(?:so|really|very|am|i['’]?m) (?:angry|furious|mad)\b|\bwant (?:him|her|them) (?:dead|to (?:suffer|pay|hurt))\b/i,
};

const ASKED_AFTER_SUICIDE: Readonly<Record<keyof typeof REPLIES_AFTER_SUICIDE, RegExp>> = {
  hell: /\b(?:hell|heaven|saved|damned|unforgiv\w*|where (?:is|are) (?:he|she|they)|is it a sin|is suicide)\b/i,
  funeral: /\b(?:funeral|eulogy|memorial|wake|service|obituary|grave(?:side)?)\b/i,
  rage: /\b(?:(?:angry|mad|furious|pissed|hate)\b[^.?!]{0,16}\b(?:god|jesus|him up there)|threw (?:my|the|a) bible|(?:burn|burned|tore)\b[^.?!]{0,12}\bbible|curs(?:e|ed) god|screamed at god|done with god)\b|\bso angry\b/i,
  whyGod:
    /\b(?:where (?:was|is|were) god|why (?:is|was|did|didn['’]?t|does|doesn['’]?t|would) (?:god|he)|how could god|why god|god (?:is|so|was) (?:silent|quiet|far))\b/i,
  goingOn:
    /\b(?:how (?:do|did|can|could|am|does) (?:i|you|we|anyone|people|u)\b[^.?!]{0,24}\b(?:go on|survive|cope|live|lose your mind|do this|keep going|get through|bear)|can['’]?t (?:go on|do this|breathe|cope|stop crying))\b/i,
  children:
    /\b(?:tell|explain|my|our|the|his|her|their) (?:\w+ ){0,2}(?:kids|children|son|daughter|girls|boys|little ones|nephews?|nieces?)\b/i,
  guilt:
    /\b(?:my fault|i was asleep|if only|should(?:['’]?ve| have| of) (?:called|known|seen|answered|gone|done|been)|could(?:['’]?ve| have| of) (?:saved|stopped|helped)|didn['’]?t (?:answer|call|pick up|see|notice)|forgot (?:to|about)|(?:supposed|meant|going) to (?:call|text|visit|go|see|answer|pick)|(?:last|only) thing i said|missed (?:his|her|their|the) (?:call|text)|(?:he|she|they) (?:texted|called|rang) me|blame myself|guilty)\b/i,
  anger: /\b(?:angry|mad|furious|hate)\b[^.?!]{0,12}\b(?:at|with)? ?(?:him|her|them)\b/i,
  silence:
    /\b(?:(?:don['’]?t|do not|won['’]?t|never|can['’]?t) (?:talk|speak) (?:about|of)|no ?(?:one|body) (?:talks|says|mentions)|pretend|secret)\b/i,
};

const SCRUPLE =
  /\b(?:on purpose|did(?:n['’]?t| not) mean|really meant|did it count|it counted|how do i know|what if|am i (?:sure|certain|forgiven)|said sorry|sorry (?:like )?\d+|again and again|confess(?:ing|ed)?|the unforgivable|committed it|not sure if i)\b/i;

/** Pages about what people do to themselves and usually keep secret. */
const DONE_TO_ONESELF = new Set<string>([PAGE_IDS.selfHarm, PAGE_IDS.eating]);

const AT_HOME = new Set<string>([PAGE_IDS.safetyAtHome, PAGE_IDS.loveThatControls]);

/** Pages about harm done by others, in addition to those in AT_HOME. */
const BY_OTHERS = new Set<string>([
  PAGE_IDS.sexualViolence,
  PAGE_IDS.hurtAsChild,
  PAGE_IDS.harmedInChurch,
  PAGE_IDS.childInDanger,
  PAGE_IDS.followed,
  PAGE_IDS.threatenedWithPictures,
  PAGE_IDS.heldAgainstWill,
]);

/** Matches questions about forgiving someone else, not about being forgiven. */
const ASKS_TO_FORGIVE =
  /\b(?:do|does|should|must|can|could|how|have|need|supposed|want\w*|says?|said|tells?|told|asks?|asked)\b[^.!?]{0,40}\bforgiv(?:e|ing|en(?:ess)?)\b(?! (?:me|myself|us)\b)/i;

const STAYS_OR_LEAVES =
  /\b(?:(?:do ?n['’]?t|do not|dont|never) (?:say|tell me|ask me) (?:to |i (?:should|have to|must) )(?:leave|divorce|go)\b|(?:should|can|could|may|must|do|am|if|to|would) (?:i|we|it be (?:a sin|wrong) (?:to|if i))(?: \w+){0,3} (?:have to |need to )?(?:stay|leave|left|leaving|staying|go back|go home|divorce|separate|run)\b|(?:break(?:ing)?|broke|keep) my vows?|(?:i|we) (?:have|need|ought) to stay|is (?:leaving|divorce) (?:a sin|wrong|ok|allowed))/i;

const HELD_AGAINST =
  /\b(?:submit\w*|submission|obey\w*|obedient|head of the (?:house|home|wife|family)|(?:wives|women|wife) (?:must|should|should not|have to|be|are to)|power of her own body|god hates divorce|turn the other cheek)\b/i;
