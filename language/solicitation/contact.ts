import { addressed, anyOf, isAddressedToReader } from './addressee';

/** Whether a text moves the conversation to a private channel, or approaches the reader romantically. */
export function asksForContact(words: string, lines: string, helplines: ReadonlySet<string>): boolean {
  if (PRIVATE_LINK.test(words) || invitesContact(words, helplines)) return true;
  return isAddressedToReader(CONTACT_ASKED, lines) || isRomanceApproach(lines);
}

const WHATSAPP = "w+h?[a@4]t+'?s?[ ._-]{0,2}[a@4]p{1,2}";
const APP = `(?:${WHATSAPP}|t[e3][l1][e3] ?gr[a@4]m|snap ?chat|snap|insta(?:gram)?|ig|viber|kik|wechat|skype|imo|discord|(?:fb |facebook )?messenger|hangouts|google chat|botim|zangi|signal|facebook|fb|tiktok)`;
/** App names that are not also everyday words. */
const UNAMBIGUOUS_APP = `(?:${WHATSAPP}|t[e3][l1][e3]gr[a@4]m|snapchat|instagram|insta|viber|kik|wechat|skype)`;

const PRIVATE_LINK =
  /\b(?:wa\.me|chat\.whatsapp\.com|t\.me\/|telegram\.me|discord\.gg|discord\.com\/invite|m\.me\/|snapchat\.com\/add|signal\.(?:me|group)|ig\.me)/;

const CONTACT_ASKED = anyOf(
  [
    addressed([
      `(?:come )?(?:add|text|message|msg|write|contact|reach|ping|chat|talk|call|find|follow|meet|join|dm|reply)(?: (?:to|with))?(?: (?:me|us|him|her|them|(?:the |my )?(?:prophet|pastor|man of god)(?: \\w+)?|privately|up|out|there)){0,2}(?: there)?(?: over| up)? (?:on|via|through|thru|by|over|at|in)(?: my| our| the)? ${APP}\\b`,
      `add (?:me|my|us)(?: on| in| at)? ?${APP}\\b`,
      'follow (?:me|my|us|our)\\b[^\\n]{0,12}\\b(?:on|page|channel|account)\\b',
      `(?:join|come (?:over )?to|enter) (?:our|my|the|this|us on|me on)\\b[^\\n]{0,20}\\b(?:${APP}|private group|channel|server)\\b`,
      '(?:send|shoot|drop|give) (?:me|us) (?:a |an )?(?:dm|pm|private message|direct message|friend request|inbox)\\b',
      '(?:write|message|msg|text|contact|reach|talk|chat|speak|email|mail)(?: (?:to|with))? (?:me|us)\\b[^\\n]{0,12}\\b(?:privately|private|in private|direct(?:ly)?|(?:off|outside)(?: of)? (?:here|this (?:app|site|page|platform|group|forum|place))|one on one)\\b',
      `(?:send|drop)(?: me| us)?(?: a| your)?(?: private| direct)? (?:message|msg|text|mail|word)s?(?: to me)? (?:on|via|through) ${APP}\\b`,
      'text me (?:at|on)\\b(?! \\d{1,2}(?: ?[ap]m|:))',
      `(?:send|give|drop|leave|share|tell|reply|comment|respond)(?: me| us)?(?: down| with)? (?:your|ur|you)(?: phone| cell| mobile| private| ${WHATSAPP})? ?(?:number|e-?mail|contacts?|digits|${WHATSAPP})\\b`,
      'add me(?: up)?(?:$|,| and | so | please)',
    ]),
    `\\b(?:${UNAMBIGUOUS_APP}|facebook|dm|pm|inbox|hmu on) (?:me|us)\\b(?! out)`,
    `\\bhmu\\b|\\bhit (?:me|us) up\\b`,
    `\\byou can (?:find|reach|contact|text) (?:me|us) (?:on|via|through|by) ${APP}\\b`,
    `\\b(?:my|our) ${APP} (?:is|id|number|handle|name|username)\\b(?! (?:full|broken|off|down|gone|hacked|blocked))`,
    `\\b(?:here(?:'s| is)|this is) (?:my|our) ${APP}\\b`,
    `\\b${APP} ?(?:[:=] ?[@a-z0-9_]|@|id |\\+ ?\\d)`,
    `\\b(?:do (?:you|u) (?:have|use)|(?:are|r) (?:you|u) on) ${APP}\\b`,
    `\\b(?:let'?s|let us|can we|could we|shall we|we (?:can|could|should))\\b[^\\n]{0,30}\\b(?:on|to|over|via) ${APP}\\b`,
    '\\b(?:moved|move|go|come) (?:over )?to (?:a|my|our) private (?:\\w+ )?(?:group|chat)\\b',
    '\\b(?:can|could|shall|let) (?:we|us)\\b[^\\n]{0,25}\\b(?:privately|in private|somewhere (?:else|private)|(?:off|outside)(?: of)? (?:here|this (?:app|site|page|platform|group|forum|place)))\\b',
    '\\b(?:can|could|may) (?:i|we) (?:have|get|take) (?:your|ur)(?: phone| cell| mobile| private)? ?(?:number|e-?mail|contact|digits)\\b',
    `\\bleave your number\\b|\\bwhat(?:'?s| is) (?:your|ur)(?: phone| cell| mobile)? ?(?:number|e-?mail|${WHATSAPP})\\b(?! one)`,
    `\\b(?:i am|i'm|im|find me|look me up|search me) on ${APP}(?: (?:as|under|at|by|with)\\b| @|,? (?:add|text|message|find) )`,
    `\\blink (?:is )?in (?:my |the )?(?:bio|profile)\\b`,
    `\\b(?:better|prefer|rather)(?: to| we| if we)? (?:speak|talk|chat|write)\\b[^\\n]{0,12}\\bon ${APP}\\b`,
    '\\bmay i (?:write|e-?mail|text|call|message)(?: to)? (?:you|u)\\b|\\bfor my (?:private )?(?:number|whatsapp)\\b',
    // Romance.
    `\\bknow each other\\b[^\\n]{0,20}\\b(?:on|via|over) ${APP}\\b`,
    '\\b(?:gentleman|lady|widow(?:er)?|man|woman|male|female)\\b[^\\n]{0,40}\\b(?:seeks?|seeking|wish(?:es)? to meet|looking to meet|would like to meet)\\b[^\\n]{0,40}\\b(?:companion\\w*|relationship|marriage|romance|soul ?mate|ladies|lady|gentleman|partner|wife|husband)\\b',
    `\\bsingle(?: christian)? (?:ladies|women|men|guys)\\b(?: only|[^\\n]{0,30}\\b(?:contact|write|text|message|reply))`,
    "\\bi(?: am|'?m) (?:a|an) [^\\n]{0,50}\\b(?:looking|searching|seeking|here) for (?:a|an|my|true|serious)(?: \\S+){0,2} ?(?:relationship|woman|lady|man|wife|husband|partner|soul ?mate|love)\\b",
    '\\b(?:hoping|looking|wish|like|love) to meet (?:a|an|my|some)(?: \\S+){0,3} (?:lady|woman|man|gentleman|girl|partner)\\b',
    '\\b(?:hello|hi|hey) (?:beautiful|pretty|gorgeous|sexy|handsome|cutie|sweetheart|angel)\\b',
    '\\b(?:saw|like|love|seen) (?:your|ur) (?:picture|photo|profile|pic|dp)\\b',
    '\\byou (?:look|are)(?: so| very| really){0,2} (?:beautiful|pretty|gorgeous|cute|attractive|sexy)\\b[^\\n]{0,60}\\b(?:chat|know you|friends|married|single)\\b',
  ],
  'gm',
);

const TO_KNOW_YOU =
  /\b(?:would|will|'d|want) (?:love |like |really )*(?:to )?(?:get )?(?:to )?know (?:you|u) (?:better|more)\b/;
const FLATTERS =
  /\b(?:saw|like|love|seen|in|ur) (?:your|ur|that|the|smile in) (?:\w+ )?(?:picture|photo|profile|pic|dp)\b|\b(?:you|u) (?:look|are)(?: so| very| really){0,2} (?:beautiful|pretty|gorgeous|cute|attractive|sexy)\b/;
const ASKS_WHETHER_FREE = /\b(?:you|u) (?:single|married)\b|\b(?:are|r) (?:you|u) (?:single|married)\b/;
const TO_GOD = /\b(?:lord|god|jesus|father|holy spirit|christ)\b/;

function isRomanceApproach(lines: string): boolean {
  if (FLATTERS.test(lines) && ASKS_WHETHER_FREE.test(lines)) return true;
  return TO_KNOW_YOU.test(lines) && !TO_GOD.test(lines);
}

const INVITES = new RegExp(
  `\\b(?:call|here'?s|text|ring|phone|reach|contact|message|msg|write|sms|mail|e-?mail|dm|number|cell|mobile|tel|${WHATSAPP}|viber|chat)\\b|\\bmy (?:#|address|num\\b)`,
);
/** Words next to a phone number that mark it as a helpline. */
const HELPLINE_WORDS =
  /\b(?:suicide|crisis|samaritans|lifeline|helpline|hotline|childline|domestic|abuse|violence|women's aid|emergency)\b/;
const PHONE = /\+?\(?\d(?:[ ().-]{0,3}\d){6,15}(?!\d)/g;
const MAIL =
  /[a-z0-9](?:[a-z0-9._%+-]{0,40}| dot [a-z0-9]{1,20})(?: ?@ ?| ?[([]at[)\]] ?| at )[a-z0-9-]{2,30}(?: ?\. ?| ?[([]dot[)\]] ?| dot )(?:com|org|net|co|uk|de|fr|info|me|io|ng|ke|za|in|ph|us|ca|au)\b/g;

/** Toll-free numbers, which are allowed because most helplines have one. */
const TOLL_FREE = /^(?:1?8(?:00|33|44|55|66|77|88)\d{7}|0?80[08]\d{4,8}|1[38]00\d{6}|116\d{3})$/;

function invitesContact(words: string, helplines: ReadonlySet<string>): boolean {
  return (
    [...words.matchAll(PHONE)].some((found) => isPrivateNumber(found, helplines)) ||
    [...words.matchAll(MAIL)].some(isInvited)
  );
}

function isPrivateNumber(found: RegExpExecArray, helplines: ReadonlySet<string>): boolean {
  const digits = found[0].replace(/\D/g, '');
  return !helplines.has(digits) && !TOLL_FREE.test(digits) && isInvited(found);
}

function isInvited({ 0: found, index, input }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - 60), index);
  const after = input.slice(index + found.length, index + found.length + 40);
  return (
    (INVITES.test(before) || INVITES.test(after)) &&
    !HELPLINE_WORDS.test(before) &&
    !HELPLINE_WORDS.test(after)
  );
}
