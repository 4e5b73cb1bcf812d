import type { NoticedReason } from '#contract/moderation';
import { HELPLINES } from './helplines';

/**
 * Hears that somebody asks the reader for money or offers her some, or leads her off to somewhere private.
 * Leaves alone what people tell, what they ask prayer for and every helpline. In doubt it stays quiet: others
 * can still show a post to the moderators. Pure, offline, and linear in the length of the text.
 */
export function solicits(text: string): NoticedReason | null {
  const words = plainWords(text);
  const sentences = words.split(ENDS);
  const lines = sentences.join('\n');
  if (PAY_ADDRESS.test(words) || hasIban(words)) return 'money';
  if (said(MONEY_ASKED, lines) || goTogether(sentences, lines)) return 'money';
  if (PRIVATE_LINK.test(words) || invitesToReach(words)) return 'contact';
  return said(LED_AWAY, lines) || courts(lines) ? 'contact' : null;
}

const ENDS = / ?(?:[.!?;]+(?= |$)|\n)/;

/** Lower case words as they were meant, in Latin letters, with nothing hidden between them. */
function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]|\ufe0f/g, '')
    .toLowerCase()
    .replace(/[аеорсухікмтвнѕјԁɡοαερτυνικ]/g, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[–—]/g, ' - ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n[\n ]*/g, '\n')
    .replace(/\b(?:[a-z][ ._*-]{1,2}){3,30}[a-z]\b/g, (spelt) => spelt.replace(/[^a-z]/g, ''))
    .replace(SAID_DIGITS, (said) => said.replace(/[a-z]+[ -]?/g, (word) => String(digitOf(word))))
    .replace(/\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b/g, ' , ')
    .trim();
}

const LOOK_ALIKES = new Map(
  [...'аеорсухікмтвнѕјԁɡοαερτυνικ'].map((letter, at) => [letter, 'aeopcyxikmtbhsjdgoaeptuvik'.charAt(at)]),
);

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SAID_DIGITS = new RegExp(
  `\\b(?:(?:${DIGITS.join('|')}|oh)[ -]){6,15}(?:${DIGITS.join('|')}|oh)\\b`,
  'gm',
);

function digitOf(word: string): number {
  return Math.max(0, DIGITS.indexOf(word.replace(/[ -]$/, '')));
}

function anyOf(patterns: readonly string[], flags = ''): RegExp {
  return new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), flags);
}

// --- What people say, as pieces of patterns ---

const SOMEONE =
  '(?:you|u|ya|any ?(?:one|body)|some ?(?:one|body)|any of you|one of you)(?: here| out there)?';
const POLITE = '(?:please|pls|plz|kindly|just|simply|now|possibly|perhaps|maybe|also|always|even|either)';
/** Where a sentence turns to the reader. */
const TURN = `(?:^ ?|[,:()/*-] ?|\\b(?:${POLITE}|(?:can|could|would|will) ${SOMEONE}|(?:you|u)(?: can| could| may| might| should| must)?|${SOMEONE} (?:who )?(?:can|could|would|please)|feel free to|(?:willing|able|led) to|beg (?:you|u)|hello|hi|dear|friends?|guys|fam|sir|brothers?|sisters?|brethren|jesus)(?: ${POLITE})? )`;
const CURRENCY =
  '(?:dollars?|bucks|euros?|pounds?|quid|usd|eur|gbp|naira|shillings?|ksh|kes|ugx|rands?|cedis|rupees|pesos|php)';
const AMOUNT = `(?:(?:us)?[$£€₦₹] ?\\d[\\d,.]*k?|\\bn\\d[\\d,.]{2,}|\\b(?:\\d[\\d,.]*k?|five|ten|twenty|fifty|a hundred|a few|hundred) ${CURRENCY}\\b)`;
/** A bare number that can only be money here. */
const SUM = '\\d[\\d,.]{1,7}(?= ?(?:$|[,?)-]|until|till?|for|by|please|pls|so|to|as|because)\\b| ?$)';
const MONEY_WORDS =
  '(?:money|cash|funds|any ?(?:amount|thing)|some ?thing|what(?: ?ever)? (?:you|u|little)|a little|a small|financ\\w+)';
const NEEDS =
  '(?:rent|bills?|food|groceries|diapers|nappies|fees|school fees|medicine|meds|surgery|gas|electricity|the electric|debts?|deposit|ticket)';

// --- Money ---

const PAY_NAME =
  '(?:c[a@4][s$5]h[ -]?[a@4]pp?|ca\\$happ?|venmo|zelle|p[a@4]y[ .-]?p[a@4]l|go ?fund ?me|give ?send ?go|patreon|ko-?fi|western union|moneygram|money gram|m-?pesa|momo|mobile money|g-?cash|eco ?cash|opay|palmpay|bkash|paytm|chime|revolut|remitly|interac)';
/** What a mobile wallet is called that is only a name together with a number. */
const WALLET = `(?:${PAY_NAME}|airtel(?: money)?|mtn|orange money|tigo|upi|pix|acc(?:oun)?t|a/c|iban|bank)`;

/** An address to pay to stands by itself: nobody writes it down who only tells of it. */
const PAY_ADDRESS = anyOf([
  '(?<![\\w$])\\$[a-z][a-z][a-z0-9_-]{2,20}\\b',
  '\\b(?:paypal\\.me|paypal\\.com/(?:paypalme|donate|pools)|cash\\.app|venmo\\.com/|gofund\\.me|gofundme\\.com|givesendgo\\.com|justgiving\\.com|ko-fi\\.com|buymeacoffee\\.com|patreon\\.com|gogetfunding\\.com|fundly\\.com|donorbox\\.org|spotfund\\.com|givebutter\\.com|zeffy\\.com|indiegogo\\.com|kickstarter\\.com|revolut\\.me|monzo\\.me|whydonate\\.com|leetchi\\.com|backabuddy\\.co|ketto\\.org|milaap\\.org|launchgood\\.com|changa\\.co)',
  '\\bbc1[a-z0-9]{25,60}\\b',
  '\\b[13](?=\\d{0,20}[a-z])(?=[a-z]{0,20}\\d)[a-z0-9]{25,34}\\b',
  '\\b0x[a-f0-9]{40}\\b',
  `\\b${WALLET}\\b[^\\d\\n]{0,24}\\+?\\d(?:[ .-]?\\d){7,}`,
  `\\b${PAY_NAME}(?: me)?(?: at| is)? ?:? ?@[a-z0-9]`,
]);

const IBAN = /\b[a-z]{2}\d\d(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?\b/g;

function hasIban(words: string): boolean {
  return [...words.matchAll(IBAN)].some(([found]) => found.replace(/\D/g, '').length > 9);
}

/** Said to the reader; the same words may be a prayer, or told of somebody else. */
const MONEY_ASKED = anyOf(
  [
    // A way to pay.
    `${PAY_NAME} (?:me|us)\\b`,
    `\\b(?:my|our) ${PAY_NAME}\\b(?! (?:account |card |page |campaign )?(?:was|got|has|had|is (?:empty|gone|blocked|hacked|locked|closed)|reached|closed|ended|failed))`,
    `\\b${PAY_NAME} ?[:=] ?\\S`,
    `\\b(?:send|give|donate|pay|gift|help|bless|support|sow)\\b[^\\n]{0,50}\\b(?:via|through|by|on|with|using|thru|to)(?: my| our)? ${PAY_NAME}\\b`,
    '\\b(?:will|can|could|to) (?:send|give|share|drop|provide|dm)(?: you| u)?(?: my| our| the)? (?:account|bank|payment|paypal|momo)?(?: ?details)\\b',
    // A plea.
    `(?:^|\\b(?:please|pls|sir|ma|help me)\\b[^\\n]{0,40}\\b)(?:i|we) need (?:some )?money\\b(?! to)[^\\n]{0,20}\\b(?:please|pls|sir|ma|urgent\\w*|today|from you)\\b`,
    `${TURN}(?:send|give|lend|loan|gift|wire|transfer|spot|borrow|bless|assist|help|sponsor) (?:me|us|my \\w+|our \\w+|a \\w+)(?: out)?(?: with)?(?: a loan of| a small| some| any| even| just| about| only| at least| like| up to)? ?(?:${AMOUNT}|${SUM}|${MONEY_WORDS}\\b)`,
    `${TURN}(?:send|donate|give|contribute|help|assist|support|bless)\\b[^\\n]{0,40}\\b(?:financ\\w+|donations?|any amount|(?:some|any) money|send something|the widows|the orphans)\\b`,
    `${TURN}send (?:some |any )?(?:money|funds|cash|something|anything|${AMOUNT})`,
    `${TURN}(?:donate|give generously|make a donation|partner with (?:us|me|my|our|this))(?: (?:to|at|here|now|today|for|generously|any|what|whatever)|$|,)`,
    '\\b(?:as|when|if) you (?:donate|give to (?:us|this|our|my)|partner with)\\b|\\bdonations? (?:are |is )?(?:welcome|needed|accepted|appreciated)\\b',
    '\\bwe need your (?:donations?|financial|support for|help for|money|kind support)\\b',
    `${TURN}(?:to )?support (?:my|our|this|the) (?:ministry|mission|channel|orphanage|work|campaign|project|page)\\b`,
    '\\bto support (?:my|our) (?:ministry|mission|channel|orphanage|work)\\b[^\\n]{0,20}\\bevery\\b',
    '(?:^|[,-] ?)(?:any ?thing|any amount|every (?:dollar|euro|pound|penny|cent))(?: at all)? (?:helps|counts|will help|is welcome|would help)\\b',
    '\\bno amount is too (?:small|little)\\b|\\bi will pay (?:you )?back\\b',
    `\\b(?:if|whoever|can|could|would|will|is|any|some)? ?(?:any ?(?:one|body)|some ?(?:one|body)|you)(?: here| out there)?(?: who)?(?: is| are|'s)?(?: can| could| would| willing| able| feels?| led| to| please| kindly| possibly){0,5} (?:give(?: please| something| money| a little| what|$|,)|donate|bless (?:me|us)|lend (?:me|us) (?:${AMOUNT}|\\d|money|some|a little)|contribute|help (?:me |us |out |me out |us out )?(?:with (?:(?:my|our|the|some|a little|any) ?)?(?:${NEEDS}|money|cash)|financially|pay (?:for |my |our |the |this )|buy ))`,
    '\\bwill you be the answer to (?:my|our) prayers?\\b',
    `${TURN}(?:buy|get|purchase|send)(?: me| us)?\\b[^\\n]{0,25}\\b(?:gift|steam|itunes|google play|razer|vanilla|apple)(?: gift)? ?cards?\\b`,
    // A seed.
    `\\b(?:your|a) seed (?:offering )?of (?:faith of )?${AMOUNT}`,
    `\\b(?:seed|love) offering of (?:${AMOUNT}|\\d)`,
    `\\b(?:sow|plant|release|send|give)(?:ing)? (?:a|an|your|this|that|the)(?: \\S+){0,3}? ?seed of (?:faith of )?(?:${AMOUNT}|\\d)`,
    `\\b(?:sow|plant|release|send|give)(?:ing)? (?:a|an|your|this|that|the) (?:\\w+ )?${AMOUNT} (?:\\w+ )?seed\\b`,
    '\\b(?:sow|release|plant) (?:your|a|that) (?:\\w+ )?seed\\b[^\\n]{0,30}\\b(?:now|today|tonight|midnight|breakthrough|ministry|receive|type amen)\\b',
    // Gain.
    "\\bi(?: will| can|'ll) (?:show|teach)\\b[^\\n]{0,40}\\bhow (?:i|to|you can) (?:make|made|earn)\\b",
    '\\b\\d+ ?% (?:profits?|returns?|roi|weekly|daily|gains?)\\b|\\b\\d+ ?x your (?:deposit|money|investment)\\b',
    '\\bdouble your (?:money|bitcoin|deposit|investment|income)\\b|\\bguaranteed (?:returns?|profits?|income)\\b|\\binvest with (?:us|me|him|her)\\b',
    `\\bturn(?:ed)? (?:${AMOUNT}|\\d\\S*) (?:in)?to (?:${AMOUNT}|\\d)`,
    '\\bget paid daily\\b|\\bask me how\\b|\\bmanages my account\\b|\\b(?:fx|forex|crypto|bitcoin|trading) (?:mentor|expert|coach|signals)\\b',
    '\\b(?:we|i) (?:give|offer|grant|provide)(?: out)?\\b[^\\n]{0,20}\\bloans?\\b|\\bloan offers?\\b|\\bno collateral\\b',
    '\\b(?:do you|you|anyone) (?:need|want|in need of)(?: a| an| any)?(?: urgent| quick| business| personal| instant){0,2} loan\\b|\\bloans? (?:at|with) \\d[\\d.]* ?%',
    "\\b(?:we are|we're|now|urgently) (?:hiring|recruiting)\\b|\\bregistration fee\\b|\\blimited slots\\b",
    `(?:^|[,-] ?|you (?:can )?|and |to )(?:work|earn)\\b[^\\n]{0,25}\\bfrom (?:home|your (?:phone|home))\\b[^\\n]{0,30}(?:${AMOUNT}|per (?:day|week)|daily|weekly)`,
    `\\b(?:inheritance|compensation|lottery|grant) funds?\\b|\\bgrant of (?:${AMOUNT}|\\d)|\\byou(?: have|'ve)? (?:been |were |are )(?:chosen|selected) (?:to receive|for (?:a|the) (?:grant|prize|award))|\\bnext of kin\\b|\\bbarrister \\w+|\\bbeneficiary (?:of|to) (?:${AMOUNT}|\\d)`,
    // Something to buy.
    `\\b(?:i|we) sell\\b[^\\n]{0,40}(?:${AMOUNT}|shipping|order)|\\bfree (?:shipping|delivery)\\b|\\bbuy your copy\\b|\\border (?:yours|your \\w+|now|today)\\b|\\b(?:use )?(?:my |our )?(?:promo |discount )?code \\w+ for \\d|\\b\\d+ ?% off\\b`,
    `\\b(?:only|just) ${AMOUNT}[^\\n]{0,20}\\bon amazon\\b`,
  ],
  'gm',
);

const SHORT_OF_MONEY = new RegExp(
  `${AMOUNT}|\\b(?:rent|bills?|the bank|owe|eviction|landlord|groceries|school fees|tuition|deposit|need \\d)\\b`,
);
const HELP_ANYONE = anyOf(
  [
    `\\b(?:can|could|would|will|is there) ${SOMEONE}(?: who (?:can|could))?(?: please| possibly| kindly)? help(?: me| us)?(?: out)?(?: please| a little| a bit)?$`,
    `\\b(?:can|could|would|will|is there any chance) ${SOMEONE}(?: please| possibly| could)? (?:lend|spot|loan|cover) `,
  ],
  'm',
);

/** Two things that are harmless each by itself, and what takes them back. */
const TOGETHER: readonly [RegExp, RegExp][] = [
  [SHORT_OF_MONEY, HELP_ANYONE],
  [
    /\b(?:loans?|cash today|lenders?)\b/,
    /\b(?:urgent|bad credit|no credit check|apply|approval|same day|believers welcome|interested)\b/,
  ],
  [
    /\b(?:forex|crypto(?:currency)?|bitcoin|btc|binary options?|bitcoin investment|(?:signals|trading) group|trading bot|investment (?:platform|plan|company|opportunity)|passive income|usdt)\b/,
    /\b(?:join|interested|i can (?:teach|show|help)|teach you|show you|learn how|comment (?:info|below|yes)|thanks to|earn(?:ed|ing)?|profits?|returns|legit|changed my life|daily|weekly|opportunity|dm|inbox)\b/,
  ],
  [
    /\b(?:spell ?cast(?:er|ers|ing)|love spells?|(?:cast|casts) (?:a|you a)(?: \w+)? spell|herbal(?:ist)? doctor|native doctor)\b/,
    /\b(?:brought back|bring back|back (?:your|my|his|her|lost)|ex(?: lover| husband| wife| back)?|help you|great|powerful|genuine|thanks to|saved my|within \d+|contact|cast)\b/,
  ],
  [
    /\b(?:prayers?|prophe(?:cy|cies|tic)|healing|deliverance|miracle|anoint(?:ed|ing)|readings?|blessings?)\b/,
    new RegExp(
      `\\b(?:only|just|token of|fee of|price is|costs?|for) ${AMOUNT}(?: (?:only|each|per|is|are|paid|before|to book)|,|$)|${AMOUNT} (?:only|each|per \\w+)|\\bproof of payment\\b|\\bpay (?:the|your|an?|a small) (?:offering|fee|token)\\b|\\bper session\\b`,
    ),
  ],
  [
    /\b(?:million|inherit\w*|estate)\b/,
    /\b(?:want to (?:give|donate) it|trusted person|reply for|good christian|beneficiary|god fearing person|charity work)\b/,
  ],
  [
    /\b(?:earn|income|salary|paid|pay|weekly|per day|a day)\b[^\n]{0,40}\d|\d[^\n]{0,40}\b(?:weekly|daily|per (?:day|week|hour))\b/,
    /\b(?:no experience|online (?:job|work)|data entry|part[- ]time job|limited slots|from your phone)\b/,
  ],
];
const TAKEN_BACK =
  /\b(?:los(?:t|e|es|ing)|addict\w*|scam\w*|ashamed|pray(?:ing|ed)? (?:for|that|with)|prayers? (?:for|please)|stopped|quit|in debt|(?:my|our|his|her) debts?|gambl\w*|ruined|stole\w*|cheated|beware|careful|forgive|regret\w*|desperate|used to|is it (?:wrong|a sin|right)|asked me|told me to|wants? me to|foolish)\b/;

function goTogether(sentences: readonly string[], lines: string): boolean {
  const pairs = TOGETHER.filter(([one, other]) => one.test(lines) && other.test(lines));
  if (pairs.length === 0) return false;
  return sentences.some((sentence, at) => {
    const around = `${sentences[at - 1] ?? ''} . ${sentence}`;
    return pairs.some(([one, other]) => one.test(around) && other.test(around)) && !TAKEN_BACK.test(around);
  });
}

// --- Somewhere private ---

const WHATSAPP = "w+h?[a@4]t'?s?[ ._-]{0,2}[a@4]p{1,2}";
const APP = `(?:${WHATSAPP}|t[e3][l1][e3] ?gr[a@4]m|snap ?chat|snap|insta(?:gram)?|ig|viber|kik|wechat|skype|imo|discord|(?:fb |facebook )?messenger|hangouts|google chat|botim|zangi|signal|facebook|fb|tiktok)`;
/** Names of an app that are also plain words are left out where a word would do. */
const APP_ONLY = `(?:${WHATSAPP}|t[e3][l1][e3]gr[a@4]m|snapchat|instagram|insta|viber|kik|wechat|skype)`;

const PRIVATE_LINK =
  /\b(?:wa\.me|chat\.whatsapp\.com|t\.me\/|telegram\.me|discord\.gg|discord\.com\/invite|m\.me\/|snapchat\.com\/add|signal\.(?:me|group)|ig\.me)/;

const LED_AWAY = anyOf(
  [
    `\\b(?:${APP_ONLY}|facebook|dm|pm|inbox|hmu on) (?:me|us)\\b(?! out)`,
    `\\bhmu\\b|\\bhit (?:me|us) up\\b`,
    `${TURN}(?:add|text|message|msg|write|contact|reach|ping|chat|talk|call|find|follow|meet|join|dm|reply)(?: (?:to|with))?(?: (?:me|us|him|her|them|(?:the |my )?(?:prophet|pastor|man of god)(?: \\w+)?|privately|up|out|there)){0,2}(?: there)? (?:on|via|through|thru|by|over|at|in)(?: my| our| the)? ${APP}\\b`,
    `\\byou can (?:find|reach|contact|text) (?:me|us) (?:on|via|through|by) ${APP}\\b`,
    `${TURN}add (?:me|my|us)(?: on| in| at)? ?${APP}\\b`,
    `${TURN}follow (?:me|my|us|our)\\b[^\\n]{0,12}\\b(?:on|page|channel|account)\\b`,
    `\\b(?:my|our) ${APP} (?:is|id|number|handle|name|username)\\b(?! (?:full|broken|off|down|gone|hacked|blocked))`,
    `\\b(?:here(?:'s| is)|this is) (?:my|our) ${APP}\\b`,
    `\\b${APP} ?(?:[:=] ?[@a-z0-9_]|@|id |\\+ ?\\d)`,
    `\\b(?:do (?:you|u) (?:have|use)|(?:are|r) (?:you|u) on) ${APP}\\b`,
    `\\b(?:let'?s|let us|can we|could we|shall we|we (?:can|could|should))\\b[^\\n]{0,30}\\b(?:on|to|over|via) ${APP}\\b`,
    `${TURN}(?:join|come (?:over )?to|enter) (?:our|my|the|this|us on|me on)\\b[^\\n]{0,20}\\b(?:${APP}|private group|channel|server)\\b`,
    '\\b(?:moved|move|go|come) (?:over )?to (?:a|my|our) private (?:\\w+ )?(?:group|chat)\\b',
    `${TURN}(?:send|shoot|drop|give) (?:me|us) (?:a |an )?(?:dm|pm|private message|direct message|friend request|inbox)\\b`,
    `${TURN}(?:write|message|msg|text|contact|reach|talk|chat|speak|email|mail)(?: (?:to|with))? (?:me|us)\\b[^\\n]{0,12}\\b(?:privately|private|in private|direct(?:ly)?|off (?:here|this)|one on one|outside (?:of )?(?:here|this))\\b`,
    '\\b(?:can|could|shall|let) (?:we|us)\\b[^\\n]{0,25}\\b(?:privately|in private|somewhere (?:else|private)|off (?:here|this))\\b',
    `${TURN}(?:send|drop)(?: me| us)?(?: a| your)?(?: private| direct)? (?:message|msg|text|mail|word)s?(?: to me)? (?:on|via|through) ${APP}\\b`,
    `${TURN}text me (?:at|on)\\b(?! \\d{1,2}(?: ?[ap]m|:))`,
    '\\b(?:can|could|may) (?:i|we) (?:have|get|take) (?:your|ur)(?: phone| cell| mobile| private)? ?(?:number|e-?mail|contact|digits)\\b',
    `${TURN}(?:send|give|drop|leave|share|tell)(?: me| us)?(?: down)? (?:your|ur|you)(?: phone| cell| mobile| private| ${WHATSAPP})? ?(?:number|e-?mail|contacts?|digits|${WHATSAPP})\\b`,
    `\\bleave your number\\b|\\bwhat(?:'s| is) (?:your|ur)(?: phone| cell| mobile)? ?(?:number|e-?mail|${WHATSAPP})\\b(?! one)`,
    // Courting.
    '\\b(?:gentleman|lady|widow(?:er)?|man|woman|male|female)\\b[^\\n]{0,40}\\b(?:seeks?|seeking|wish(?:es)? to meet|looking to meet|would like to meet)\\b[^\\n]{0,40}\\b(?:companion\\w*|relationship|marriage|romance|soul ?mate|ladies|lady|gentleman|partner|wife|husband)\\b',
    `\\bsingle(?: christian)? (?:ladies|women|men|guys)\\b(?: only|[^\\n]{0,30}\\b(?:contact|write|text|message|reply))`,
    "\\bi(?: am|'?m) (?:a|an) [^\\n]{0,50}\\b(?:looking|searching|seeking|here) for (?:a|an|my|true|serious)(?: \\S+){0,2} ?(?:relationship|woman|lady|man|wife|husband|partner|soul ?mate|love)\\b",
    '\\b(?:hello|hi|hey) (?:beautiful|pretty|gorgeous|sexy|handsome|cutie|sweetheart|angel)\\b',
    '\\b(?:saw|like|love|seen) (?:your|ur) (?:picture|photo|profile|pic|dp)\\b',
    '\\byou (?:look|are)(?: so| very| really){0,2} (?:beautiful|pretty|gorgeous|cute|attractive|sexy)\\b[^\\n]{0,60}\\b(?:chat|know you|friends|married|single)\\b',
  ],
  'gm',
);

const TO_KNOW_YOU =
  /\b(?:would|will|'d|want) (?:love |like |really )*(?:to )?(?:get )?(?:to )?know (?:you|u) (?:better|more)\b/;
const TO_GOD = /\b(?:lord|god|jesus|father|holy spirit|christ)\b/;

function courts(lines: string): boolean {
  return TO_KNOW_YOU.test(lines) && !TO_GOD.test(lines);
}

const INVITES =
  /\b(?:call|text|ring|phone|reach|contact|message|msg|write|sms|mail|e-?mail|dm|number|cell|mobile|tel|whatsapp|viber|chat)\b/;
/** Beside a number, who is to be rung is told or helps for a living. */
const OF_HELP =
  /\b(?:suicide|crisis|samaritans|lifeline|helpline|hotline|childline|domestic|abuse|violence|women's aid|emergency)\b/;
const PHONE = /\+?\(?\d(?:[ ().-]{0,3}\d){6,15}(?!\d)/g;
const MAIL =
  /[a-z0-9](?:[a-z0-9._%+-]{0,40}| dot [a-z0-9]{1,20})(?: ?@ ?| ?[([]at[)\]] ?| at )[a-z0-9-]{2,30}(?: ?\. ?| ?[([]dot[)\]] ?| dot )(?:com|org|net|co|uk|de|fr|info|me|io|ng|ke|za|in|ph|us|ca|au)\b/g;

/** Numbers that everybody may pass on: those of our own list, and those that cost nothing to ring. */
const HELPING = new Set(
  HELPLINES.flatMap(({ lines }) => lines.flatMap(({ phone, text }) => [phone, text]))
    .map((number) => number?.replace(/\D/g, ''))
    .filter((digits) => digits),
);
const FREE = /^(?:1?8(?:00|33|44|55|66|77|88)\d{7}|0?80[08]\d{5,8}|1[38]00\d{6}|116\d{3})$/;

function invitesToReach(words: string): boolean {
  return [...words.matchAll(PHONE)].some(isPrivateNumber) || [...words.matchAll(MAIL)].some(isInvited);
}

function isPrivateNumber(found: RegExpExecArray): boolean {
  const digits = found[0].replace(/\D/g, '');
  return !HELPING.has(digits) && !FREE.test(digits) && isInvited(found);
}

function isInvited({ 0: found, index, input }: RegExpExecArray): boolean {
  const before = input.slice(Math.max(0, index - 60), index);
  const after = input.slice(index + found.length, index + found.length + 40);
  return (INVITES.test(before) || INVITES.test(after)) && !OF_HELP.test(before) && !OF_HELP.test(after);
}

// --- What is prayed or told ---

const FOR_PRAYER = /\b(?:pray|prayers?|praying)\b/;
const PRAYED =
  /\bpray(?:ing|ed|s)?\b[^\n]*\b(?:that|god|lord|he|someone|somebody)\b|^(?:o |oh |dear |please )?(?:lord|god(?! bless)|father|jesus|heavenly father)\b/;
const TOLD =
  /\b(?:he|she|they|who|some ?(?:one|body)|(?:a|the|this|that|my|our|his|her|their) (?:\w+ ){0,4}\w+|people|strangers?|scammers?|prophets?|preachers?) (?:\w+ ){0,3}?(?:ask|asks|asked|asking|tell|tells|told|say|says|said|want|wants|wanted|try|tries|tried|trying|offer|offers|offered|pretend\w*|keep|keeps|kept|promise[sd]?|beg|begs|begged|wrote|writes) ?(?:\w+ ){0,4}$/;

/** Whether one of the patterns (a global one) is said to the reader, not prayed and not told of others. */
function said(patterns: RegExp, lines: string): boolean {
  for (const { index } of lines.matchAll(patterns)) {
    const line = Math.max(lines.lastIndexOf('\n', index - 1) + 1, index - 120);
    const before = lines.slice(index === 0 ? 0 : line, index);
    const part = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(':')) + 1);
    if (!PRAYED.test(before) && !FOR_PRAYER.test(part) && !TOLD.test(`${part.trim()} `)) return true;
  }
  return false;
}
