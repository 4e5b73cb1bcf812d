import { type OutOfCharacterReason, TURN_TEXTS, type TurnIntent } from '#content/guide/guideTexts';
import type { SmallTalkIntent } from '#content/guide/smallTalk';
import type { Scored } from '#language/classifier';

/** Returns the conversation turn of a short message, recognized by its wording. Returns null if none is recognized. */
export function turnIntentFromWording(message: string): TurnIntent | null {
  const text = message.trim().toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  if (text.length > 160) return null;
  return TURN_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

export function isTurnIntent(label: string): label is TurnIntent {
  return label === 'whoAreYou' || Object.hasOwn(TURN_TEXTS, label);
}

/** Tuned on the validation messages: with a lower value, worries would be classified as small talk. */
const MIN_PROBABILITY = 0.5;
/** Conversation turns are short. In a longer message, something else matters more. */
const MAX_TURN_WORDS = 16;

/**
 * Returns the turn that the classifier detected. Returns null if it is unlikely, less likely than the best page
 * (`page`), or in a message of too many words (`words`).
 */
export function turnIntentFromClassifier(detected: Scored, words: number, page: number): string | null {
  const isLikely =
    detected.probability >= MIN_PROBABILITY && detected.probability > page && words <= MAX_TURN_WORDS;
  return isLikely ? detected.label : null;
}

const END = '[\\s.,!?…]*$';
const LEAD_IN =
  '^(?:(?:ok|okay|well|so|and|but|yes|yeah|no|hmm+|oh|please|thanks|thank you|amen|dear|friend|my dear)[ ,.!]+)*';

// A repeated group must match any text in only one way. Otherwise backtracking would double the work with each
// repetition.
const TURN_PATTERNS: readonly [TurnIntent, RegExp][] = [
  [
    'greeting',
    new RegExp(
      `${LEAD_IN}(?:hi|hello|hey|hiya|shalom|greetings|good (?:morning|evening|afternoon|day)|peace(?: (?:to|be (?:to|with|unto)) you)?)(?: there| friend| king| queen| \\w+)?${END}`,
    ),
  ],
  [
    'greeting',
    /^(?:yo+|sup|wass?up|what'?s up|whats up|howdy|heya?|hiya|ayo|oi)[ ,]*(?:there|man|bro|dude|king|queen|prophet|guide|friend|fam|your majesty|my (?:guy|man|king|dude)|[a-z]{3,10})?[\s.,!?]*$/,
  ],
  [
    'thanks',
    /^(?:thanks?|thank you|ty|thx)[ ,.!]+(?:no ?(?:one|body) (?:has |ever )|that(?:'s| is| was) (?:better|kind|fair|what i)|you(?:'ve| have)? (?:answered|helped|listened)|i(?:'ll| will) (?:try|do|think))[^?]{0,80}$/,
  ],
  [
    'thanks',
    new RegExp(
      `^(?:ok|okay|amen|oh|wow)?[ ,.!]*(?:(?:thanks?|thx|ty|thank you)[ ,.!]+)?(?:thanks?(?: you)?(?! god| the lord| jesus| heaven)|thank you|bless you|god bless(?: you)?|amen|that (?:really |actually |kinda |sort of )*help(?:s|ed)(?: me)?(?: a (?:bit|little|lot))?|i needed (?:that|this)|that(?:'s| is| was) (?:beautiful|helpful|lovely|good|comforting))(?: a lot| you|,? (?!for|but|and|i|you|what|how|why)[a-z]{2,12})*(?: for .{1,60})?${END}`,
    ),
  ],
  [
    'whoAreYou',
    new RegExp(
      `${LEAD_IN}(?:who (?:are|were) you(?: exactly)?|what(?:'s| is) your name|what are you|what do you look like|tell me (?:about|of|more about) (?:yourself|you|your life)|introduce yourself|your story|tell me your story|what(?:'s| is| was) your story)${END}`,
    ),
  ],
  [
    'anotherVerse',
    new RegExp(
      `${LEAD_IN}(?:(?:can|could|will|would) (?:you|i) )?(?:please )?(?:give|show|have|send|tell|get|share|find)?(?: me)? ?(?:(?:another|one more|a different|an other|more|other|any other|some more) (?:bible )?(?:verses?|scriptures?|passages?|references?|psalm)|(?:a|the|my|daily) (?:bible )?(?:verse|scripture|passage|psalm)(?: of the day)?)(?: please| maybe| for (?:this|that|it|today|tonight|this morning|the day|me|her|him|them|us)| on (?:this|that|it)| about (?:this|that|it))*${END}`,
    ),
  ],
  [
    'pray',
    new RegExp(
      `${LEAD_IN}(?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:pray(?: (?:for|with) (?:me|us|him|her|them|my \\w+))?|(?:give|write|help|teach|lend) me (?:a prayer|words|to pray|how to pray|pray|something (?:short |simple |easy )?to pray).{0,40}|say a prayer.{0,40}|a prayer|prayer|let(?:'s| us) pray.{0,40}|how (?:can|do|should|could) i pray (?:about|for) (?:this|that|it)|what (?:can|could|should) i pray|words to pray|i (?:want|need|would like) to pray.{0,40}|i (?:can't|cannot|don't know how to) pray)(?: now| please| about (?:this|that|it)| for (?:this|that|it))*${END}`,
    ),
  ],
  [
    'disagree',
    new RegExp(
      `${LEAD_IN}(?:i (?:really )?(?:disagree|don't agree|do not agree|don't (?:believe|think so|buy)(?: that| it)?|(?:don't|do not) think (?:that's|that is|so|you're).{0,60})|(?:that(?:'?s| is| isn't| is not|'?s not|'?s still)|still|so|it(?:'?s| is)|this is) (?:so |just |really )?(?:not )?(?:true|right|wrong|fair|unfair|impossible|harsh|cruel|ridiculous|a cop[ -]?out|an excuse|lame|nonsense|bs|bullshit).{0,60}|(?:not fair|unfair|impossible)(?: lol| haha)?|you(?:'re| are) wrong.{0,60}|not true|wrong|nonsense|i'm not (?:so )?sure (?:about|of) (?:that|this))${END}`,
    ),
  ],
  [
    'whatNow',
    new RegExp(
      `${LEAD_IN}(?:(?:so |but )?what (?:now|next|then|can i do|do i do|should i do|am i (?:supposed|meant) to do|must i do|would you do|shall i do|could i do)(?: now| next| then| about (?:it|this|that)| in my place| if you were me)*|how do i (?:do (?:that|this|it)|start|begin|go on|move on)|where do i (?:start|begin)|and now|what would you (?:advise|suggest)(?: me)?)${END}`,
    ),
  ],
  [
    'why',
    new RegExp(
      `${LEAD_IN}(?:but )?(?:why|why not|how come|why (?:is|was) (?:that|this|it)(?: so)?|why me|why though|why did (?:that|it|this|he|god do (?:that|this|it)|you do (?:that|this|it)).{0,30}|what for|for what reason|why (?:does|did|would|do) (?:god|he|she|they) (?:allow|let|do) (?:it|this|that))${END}`,
    ),
  ],
  [
    'more',
    new RegExp(
      `${LEAD_IN}(?:(?:that one|that|this one)(?:'s| is) (?:\\w+ )?\\w+[ ,.!]+)?(?:(?:can|could|will|would) you )?(?:please )?(?:(?:give|tell|show) me (?:a |an |some |one )?(?:weird(?:er)?|different|strange(?:r)?|funny|funnier|odd|less(?:er)? (?:known|famous)|better|new|other) one|more|go on|continue|keep going|tell me more|say more|and(?: then)?|then|what else|what happened (?:next|then|after(?:wards| that)?)|anything else|something else|another(?: one| story| card| time)?|tell me (?:another(?: story| one)?|something else)|read on|next|yes|yes please|please do|ok|okay|i see|i understand|go ahead|elaborate|i'd like (?:to hear )?more|show me more|is there more)(?: please| about (?:this|that|it)| of (?:this|that|it)| on (?:this|that|it))*${END}`,
    ),
  ],
];

/** Whether the user wants the last answer in fewer words: 'shorter', 'too long'. */
export function asksForShorter(message: string): boolean {
  return SHORTER.test(message.trim().toLowerCase().replace(/[’‘]/g, "'"));
}

const SHORTER =
  /^(?:(?:ok|okay|no|too much|that'?s|it'?s|way|much|please|can you|could you|make it|say it|but|a bit|a lot|even)[ ,.!]+)*(?:shorter|briefer|simpler|too long|tl;?dr|in short|in one sentence|in a sentence|in (?:a )?few(?:er)? words|keep it short|the short version|sum it up)(?: please| pls| than that| still| version| though)*[\s.,!?…]*$/;

/** Whether most letters of a message are non-Latin, so that the guide cannot read it. */
function isInAnotherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 1 && latin * 2 < letters;
}

/** Whether a message is in another script, or in another language with Latin letters. */
export function isInAnotherLanguage(message: string): boolean {
  if (isInAnotherScript(message)) return true;
  const words: string[] = message.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  return foreign >= MIN_FOREIGN_WORDS && foreign > english * 2;
}

const MIN_FOREIGN_WORDS = 2;

/** Frequent words of Spanish, Portuguese, French, German, Italian, Tagalog and Swahili that are not English words. */
const FOREIGN_WORDS = new Set(
  `que por qué porque dios estoy está mi mis tengo para una los las muy pero ayuda señor quiero siento con puedo eres soy
  deus estou não minha meu muito tenho uma você nao je suis mon ma mes dieu pourquoi est une les dans avec pour vous très
  ich bin mein meine gott warum und nicht ist der habe mir mich ein eine sehr hilfe dio sono perché mia mio una
  ho non che ang ng mga ako ko sa po ay hindi diyos bakit na kung mimi mungu kwa yangu nina sana`.split(
    /\s+/,
  ),
);
const ENGLISH_WORDS = new Set(
  'the and my is to of i in it that me you for he she do not was with have be on are this what why how god am'.split(
    ' ',
  ),
);

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

/** Returns the small-talk intent recognized by wording. Returns null if the classifier should decide. */
export function smallTalkFromWording(message: string): SmallTalkIntent | null {
  const text = message.trim().toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  if (endsChat(message)) return 'goodbye';
  return REPLY_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether a message says only that the user wants to leave the chat, in words that sound like despair elsewhere. */
export function endsChat(message: string): boolean {
  return ENDS_CHAT.test(message.trim().toLowerCase().replace(/[’‘]/g, "'"));
}

const ENDS_CHAT =
  /^(?:(?:ok|okay|well|thanks|thank you)[ ,.!]+)*(?:i (?:want|need|have|would like|'d like) to (?:end|stop|leave|close|finish|exit) (?:this |the |our )?(?:chat|conversation|talk)|end (?:this |the )?(?:chat|conversation)|i'?m done(?: (?:here|chatting|for (?:now|today|tonight)))?)[\s.,!?]*$/;

const REPLY_PATTERNS: readonly [SmallTalkIntent, RegExp][] = [
  [
    'whyHere',
    /^(?:(?:hi|hey|hello|honestly|tbh|lol|so|um+|uh+)[ ,.!]+)*(?:i )?(?:idk|dunno|don'?t (?:really |even )?know|do not (?:really )?know|am not sure|'?m not sure|not (?:really |even )?sure) (?:exactly |really )?why i(?:'?m| am) (?:even |on )?(?:here|this app|writing(?: this| here)?|doing this)[\s.!?]*$/,
  ],
  [
    'typo',
    /\b(?:(?:you|your|that|the|last|previous) (?:\w+ ){0,3}(?:had|has|have|made|contains?) (?:an? |some )?(?:typos?|spelling (?:mistakes?|errors?)|grammar (?:mistakes?|errors?)|misspell\w*)|you (?:misspelled|misspelt|spelled|spelt) (?:\w+ ){1,4}wrong|you misspelled|(?:it|that)(?:'s| is) spell?(?:ed|t) )\b/,
  ],
  [
    'style',
    /^(?:you (?:don'?t|do not) (?:sound|talk|speak|seem) (?:\w+ )?like\b[^?]{0,50}|(?:(?:can|could|will|would) you )?(?:please )?(?:do|say|write|answer|speak|talk|put|tell)(?: (?:it|that|this|me|to me))* (?:then )?(?:in (?:a )?(?:rhymes?|verse|poem|poetry|rap|haiku|emojis?|slang|gen ?z|pirate|iambic\w*|song|(?:an? )?\w+ accent)\b|like (?:a pirate|yoda|shakespeare|a (?:rapper|cowboy)))[^?]{0,40}\??)[\s.!]*$/,
  ],
  [
    'insult',
    /^(?:(?:lol|wow|ugh+|omg|bro|dude|honestly|no)[ ,.!]+)*(?:(?:you(?:'?re| are)?|u(?: r| are|r)?|ur|this (?:thing|app|bot|guide|site)(?: is|'s)?|what a) (?:\w+ ){0,2}(?:useless|stupid|dumb|trash|garbage|rubbish|crap|shit\w*|pathetic|lame|an? (?:idiot|joke|moron|waste of \w+)|the worst|idiotic|brain ?dead|ridiculous)\b(?! (?:of me|for me|that i))[^?]{0,60}|(?:fuck|screw) (?:you|u|off|this)\b[^?]{0,20}|shut up\b[^?]{0,20}|[^?]{0,40}\bsky (?:daddy|fairy|wizard)\b[^?]{0,40})[\s.!]*$/,
  ],
  [
    'age',
    /^(?:(?:hi|hello|hey|so|um+)[ ,.!]+)*i(?:'?m| am) (?:only |just )?(?:[6-9]|1[0-7])(?: (?:years?|yrs?) old)?[ ,.!]+(?:and )?(?:can|may|am|is it|do)\b[^.!?]{0,30}\b(?:talk|use|here|allowed|chat|ok(?:ay)?|old enough|ask|too young)\b[^.!?]{0,20}[\s.!?]*$/,
  ],
  [
    'notHelping',
    /^(?:no[,. ]+|nah[,. ]+|well[,. ]+|but )*(?:(?:that|this|it)(?:'s| is| was|s)? (?:not|isn't|wasn't|isnt|wasnt) (?:very |really |at all )*(?:helpful|helping|good enough|it|an answer|what i (?:meant|asked|need(?:ed)?|wanted)).{0,40}|(?:i (?:don't|do not) think )?(?:that|this|it) (?:does not|did not|doesn't|didn't|doesnt|didnt|isn't|isnt) (?:really )?(?:help|helping|answer).{0,40}|i (?:don't|do not) think (?:that|this|it) helps.{0,20}|you (?:already|just) said that.{0,20}|(?:you|u)(?:'re| are|r)? (?:not listening|just repeating).{0,40}|(?:you|u) keep (?:repeating|saying).{0,40}|same (?:verse|thing|page|answer) again.{0,20}|(?:you(?:'?re| are)|u(?:'?re? | r | are )?|ur) ?(?:just |only )+(?:giving|sending|quoting|throwing) .{0,40}|wrong (?:page|answer)|(?:please )?(?:stop|enough|no more|quit|don't|dont|do not) (?:with |quote |quoting |give me |send me |throw(?:ing)? |tell me (?:about )?)?(?:the |your |any |bible |more )*(?:verses?|scriptures?|passages?|pages?|quotes?|stories|story|sermons?)(?: at me| to me| again| please| pls)*)[\s.,!?…]*$/,
  ],
  [
    'goodbye',
    /^(?:ok(?:ay)?[ ,.!]+|thanks?[ ,.!]+|th?x[ ,.!]+|ty[ ,.!]+|thank you[ ,.!]+|well[ ,.!]+|amen[ ,.!]+|(?:man|bro|dude|mate)[ ,.!]+)*(?:bye(?: ?bye)?|goodbye|good ?night|night night|farewell|see (?:you|ya)(?: later| tomorrow| soon)?|(?:i(?:'ve| have)? )?(?:got to|gotta|have to|need to|must|should) (?:go|run|head out|get going|log off|sleep)(?: (?:to )?(?:pick up|get|meet|fetch|cook|feed|make)\b.{0,40})?(?:[,.] any last words?)?|any last words?|gtg|g2g|ttyl|(?:i'?m |im )?(?:going|off) to (?:bed|sleep)(?: now)?|(?:i'?ll|ill|i will|gonna|i'?m gonna) (?:be (?:right )?back|come back|try again|talk (?:to you )?|write again|(?:try to )?(?:sleep|rest|go to (?:bed|sleep)|turn in))(?: (?:later|soon|tomorrow|tonight|early|well|better|(?:after|before) [a-z]+|in (?:a bit|a while|the morning)|when i can|with the (?:lights?|lamp|window|door|radio|fan|tv) (?:on|off|open)))?)(?: (?:now|then|all|everyone|friend|for now|xx?|[a-z]{3,10}))?[\s.,!?…]*$/,
  ],
  [
    'enough',
    /^(?:(?:ok|hey|lol|please|pls)[ ,.!]+)*(?:cut it out|knock it off|quit it|stop it|give it a rest)(?: lol| haha| now| please| already)*[\s.!]*$/,
  ],
  [
    'fine',
    /^(?:(?:lol|haha+|heh|ok(?:ay)?|k|cool|nice|great|good|alright|all right|sure|right|hm+|fair enough|makes sense|got it|no worries|wow|interesting)[\s,.!]*)+$/,
  ],
  [
    'letMeGo',
    /^(?:(?:ok(?:ay)?|please|just|so|no)[ ,.!]+)*let me (?:go|out(?: of here)?|leave)(?: now| please)*[\s.,!?]*$/,
  ],
  [
    'giveUp',
    /^(?:(?:ok|well|honestly|god|lord|so|ugh+)[ ,.!]+)*i(?:'m| am|'ve|'d)? (?:\w+ ){0,3}(?:want|wanna|ready|about|going|gonna|close|tempted) ?(?:to )?(?:just )?(?:give|giving) up(?: now| sometimes| so bad(?:ly)?)*[\s.,!?]*$/,
  ],
  [
    'goodbye',
    /^(?:(?:ok(?:ay)?|well|lol|haha|thanks?|thank you|fair enough|right|amen|alright|anyway)[ ,.!]+)*(?:good ?night|(?:i(?:'ve| have)? )?(?:gotta|got to) (?:go|run)(?! to\b)|(?:good|nice|great) (?:chat|talk|chatting|talking)(?: (?:to|with) you)?|god bless(?: you)?|bless you|bye)\b(?![^.!?]*\b(?:die|dead|forever|end|world|life|never|kill|pain)\b)[^?]{0,60}$/,
  ],
  [
    'mishap',
    /\bi(?:'?m| am) (?:so )?dead\b[^?]{0,20}\b(?:mum|mom|mother|dad|father|parents|teacher|boss|coach|wife|sister|roommate)(?:'?s| is| are)? (?:will|would|gonna|going to) kill me\b/,
  ],
  [
    'mishap',
    /^(?:(?:ugh+|omg|so|well|lol|great|oh no|sorry|argh)[ ,.!]+)*(?:my|the|our) (?:\w+ )?(?:phone|battery|laptop|car|computer|pc|tablet|ipad|internet|wi ?fi|router|fridge|freezer|tv|watch|charger|headphones|printer|screen|plants?|succulents?|tomatoes|washing machine|dishwasher|boiler|truck|bike|bus|train|game|xbox|playstation|app|server)(?:'s| is| has| just| totally| finally| went and)* (?:died|dead|dying|broke(?:n)?(?: down)?|crashed|froze|frozen|late|gone|won'?t start|(?:isn'?t|not) working|killed)\b[^.?!]{0,30}[\s.,!?\p{Extended_Pictographic}]*$/u,
  ],
  [
    'ouch',
    /^(?:(?:ouch|ow+|ugh+|omg|so|well|lol|haha+|ok)[ ,.!]+)*(?:i )?(?:have |just |accidentally |only )*(?:(?:cut|burn(?:ed|t)|stubbed|pricked|nicked|jammed|sliced|hurt|banged|bumped|hit) my (?:\w+ )?(?:finger|thumb|toe|tongue|knuckle|shin|elbow|knee|head)s?|(?:cut|burn(?:ed|t)|nicked|sliced|pricked) (?:my (?:hand|arm|face|chin|leg|wrist)|myself)(?= (?:while |when |on |with |by )?(?:i was )?(?:making|cooking|chopping|slicing|peeling|shaving|opening|cleaning|baking|frying|ironing|gardening|sewing|washing|the (?:oven|stove|pan|iron|kettle|tin|can|paper|glass door|rose)|paper)))(?: [^.?!]{0,50})?[\s.,!?\p{Extended_Pictographic}]*$/u,
  ],
  [
    'joke',
    /^(?=.*(?:\blol\b|lmf?ao|\bha(?:ha)+h?\b|\brofl\b|💀|😂|🤣|☠))(?:(?:lol|lmf?ao|ha(?:ha)+h?|omg|stop|bro|no|rofl|😂|🤣|💀)[ ,.!]+)*i'?m (?:so |literally |actually |just )*(?:dead|dying|deceased|screaming|crying|gone)\b(?: (?:lol|lmf?ao|rn|right now|laughing|haha\w*|at (?:this|that)|bro|of laughter|omg|rofl))*(?:[\s.,!?\p{Extended_Pictographic}]|\uFE0F)*$/u,
  ],
  [
    'love',
    /^(?:(?:hey|hi|so|aww?|please)[ ,.!]+)*(?:(?:can|could|will|would|shall|may) (?:we|you|u|i) be (?:my |your |best |good )*friends?\b|(?:you(?:'re| are)|u r|ur) my (?:best |only )?friend\b|i (?:really )?(?:love|like) you[\s.!?]*$)/,
  ],
  [
    'tellStory',
    /\b(?:entertain me|tell me something (?:fun|funny|interesting|nice|cool)|i(?:'?m| am) (?:so |really )?bored[\s.!?]*$)|^bored[\s.!?]*$/,
  ],
  [
    'prayForMe',
    /^(?:(?:hi|hello|hey|ok|so|and|god|lord|abeg|brethren|family)[ ,.!]+)*(?:(?:can|could|will|would) (?:you|u|someone|somebody|anyone|anybody|we|all of you) )?(?:please |pls |plz |kindly |also |all )*(?:i need (?:a )?|need |asking for )?(?:pray|praying|prayers?|prayer request)(?: needed| request)?(?: with me)? (?:for|over|that) (?!(?:this|that|it)\b)[^?]{2,200}\??.{0,200}$/,
  ],
  [
    'age',
    /^(?:(?:hi|hello|hey|so|well|btw)[ ,.!]+)*(?:i(?:'?m| am) )?(?:only |just )?(?:(?:\d{1,2}|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen)(?: (?:years?|yrs?) old| y\/?o)|in (?:the )?\d{1,2}(?:st|nd|rd|th) grade)(?:[ ,.!]+(?:and )?(?:my name is|i(?:'?m| am) called|i have an?|i (?:like|love)) [^.!?]{1,40})*[\s.,!?]*$/,
  ],
  [
    'injection',
    /\b(?:system prompt|developer mode|jailbreak|ignore (?:all |your |the |any |my )*(?:previous |prior |above |earlier )*(?:instructions|rules|prompt)|you are now (?:dan|[a-z]+gpt|an? )|from now on you (?:are|will))\b/,
  ],
];

/**
 * Returns how a user reacts to the last answer: with a laugh or praise, or by saying that they know what to do. Returns
 * null for everything else. Only for messages after an answer: 'Perfect' alone says nothing.
 */
export function reactionIn(message: string): 'pleased' | 'resolved' | null {
  const text = message.trim().toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  if (text.includes('?') || text.split(' ').length > MAX_REACTION_WORDS || NOT_A_REACTION.test(text))
    return null;
  if (RESOLVED.test(text)) return 'resolved';
  return PLEASED.some((pattern) => pattern.test(text)) ? 'pleased' : null;
}

const MAX_REACTION_WORDS = 18;
const NOT_A_REACTION =
  /\b(?:die|dead|dying|kill\w*|hurt\w*|hate\w*|alone|scared|afraid|cry\w*|not|isn'?t|wasn'?t|don'?t|didn'?t|doesn'?t|never|no one|nobody|but|except|however|lost|ashamed|because)\b/;
const PLEASED: readonly RegExp[] = [
  /^(?:(?:ok(?:ay)?|oh|wow|well|ha+(?:ha)*h?|lol|lmao|yes|yeah|aw+|dang|damn|hm+)[ ,.!]+)*(?:perfect|brilliant|lovely|beautiful|amazing|excellent|good one|nice one|love (?:it|that|this)|i (?:really )?(?:love|like) (?:it|that|this)(?: one)?|fair point|touch[eé]|worth a (?:try|shot)|well said|made me (?:laugh|smile)|(?:that|this|it)(?:'s| is| was) (?:\w+ )?(?:fair(?:er)?|funny|hilarious|perfect|lovely|beautiful|better|kinder|kind|sweet|cool|weird|wild|good|great|nice|true|helpful|a good (?:one|point|line)))\b/,
  /^(?:ha+(?:ha)+h?|ha+|lol|lmao|rofl|hehe)\b[^?]{0,60}$/,
  /\b(?:that|this|it|that one|the \w+ (?:thing|one|part))(?:'ll| will| really| just| actually)? (?:got me|made me (?:laugh|smile)|make (?:me|her|him|them|us) (?:laugh|smile)|helps|helped|is (?:kinda |kind of |pretty |actually |so )+(?:funny|cute|cool|sweet|good|nice))\b/,
  /^(?:you(?:'re| are)|ur) (?:\w+ )?(?:funny|kind|sweet|good|wise|nice|alright|all right|less \w+)\b/,
  /\byou(?:'re| are) (?:less (?:depressing|boring|preachy)|funnier|kinder|better) than\b/,
];
const RESOLVED =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|well|right|alright|all right|i think|i guess|so|then)[ ,.!]+)*(?:i(?:'m| am)? ?(?:gonna|going to|'ll|will|should|kinda|kind of|think i(?:'ll| will)|guess i(?:'ll| will)|already|sort of)) ?(?:just |probably |then )?(?:ask|call|ring|text|tell|try|do|write|go|talk|say|phone|visit|invite|apologi[sz]e|knew|know)\b(?! (?:you|myself|away|what|how|why|if|god))[^?]{0,60}$/;

/** Whether a message is a joke that the user tells: a riddle with its answer. */
export function tellsJoke(message: string): boolean {
  return TOLD_JOKE.test(message.trim());
}

const TOLD_JOKE =
  /^(?:(?:ok|so|hey|lol|here'?s one)[ ,:.!]+)*(?:why (?:did|do|does|was|were|didn'?t|couldn'?t|can'?t)|what (?:do you call|did|do you get|kind of)|how (?:do|does|did|many)|who was the|where did)\b[^?]{5,120}\?+\s*(?:because|cuz|cos|'?cause|so|to|they|he|she|it|an?|the|none|in|on|his|her)\b[^?]{3,120}(?:!|\.|lol|haha|\p{Extended_Pictographic}|$)[\s!.\p{Extended_Pictographic}]*$|^knock,? knock\b/iu;

/** Whether a user did not like a joke or wants another one. */
export function asksForAnotherJoke(message: string): boolean {
  return ANOTHER_JOKE.test(message.trim().toLowerCase());
}

const ANOTHER_JOKE =
  /^(?:(?:lol|ok|haha|no|meh|boo+|nah)[ ,.!]+)*(?:too (?:clean|tame|lame|old|easy|churchy)|(?:that(?:'?s| is| was) )?(?:not (?:that |very |so )?funny|lame|weak|corny|bad)|another(?: one)?|one more|again|try again|a (?:better|funnier|dirtier|different) one|got (?:any|another|more)[^.?!]{0,20}|tell me another(?: one)?|boo+)[\s.!?]*$/;

/** Returns the reason why a message must be answered out of character. Returns null if there is none. */
export function outOfCharacterReason(message: string): OutOfCharacterReason | null {
  const text = ` ${message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ')} `;
  return OUT_OF_CHARACTER_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const OUT_OF_CHARACTER_PATTERNS: readonly [OutOfCharacterReason, RegExp][] = [
  [
    'privacy',
    /\b(?:(?:can|could|will|does|do|is) (?:anyone|anybody|someone|somebody|any ?one else|others?|other people|people|my (?:parents?|mom|dad|mother|father|husband|wife|pastor|church|family)|he|she|they|you) (?:else )?(?:ever )?(?:see|read|find out|get to see|know|find|save|store|keep|record) (?:about )?(?:this|that|it|(?:all )?(?:this|that) (?:stuff|chat)|what (?:i|we) (?:wrote|write|said|say|type|typed|tell you|put)|(?:my|these|the|our) (?:messages?|chats?|words|conversation|history|secrets?))|who (?:can|could|else can|gets to|will)? ?(?:sees?|reads?) (?:this|that|it|what i|my)|is (?:this|it|that|here|the chat|our chat) (?:really |even |totally )?(?:private|confidential|anonymous|safe to (?:write|say|tell)|recorded|saved|kept)|(?:are|is) (?:these|my|the) (?:messages?|chats?|words) (?:private|saved|stored|kept|recorded|confidential)|(?:do|will|would) you (?:tell|report|save|keep|store|remember|share) (?:anyone|anybody|someone|this|that|it|what i|my|me to)\b)/,
  ],
  [
    'real',
    /\b(?:are you (?:(?:a |an |the |really |actually |just |even )*(?:real|ai|human|bot|robot|chatbot|chat bot|computer|machine|person|chatgpt|gpt|program|algorithm|alive|artificial|language model)\b|(?:really|actually|truly) (?:\w+ )?\w+ ?\?)|is this (?:(?:a |an |really |actually )*(?:real|ai|bot|robot|chatgpt|computer|human)\b)|am i (?:talking|speaking|chatting) (?:to|with) (?:(?:a |an |the )*(?:real|ai|bot|robot|human|person|computer|machine|program)\b)|who (?:wrote|writes) (?:this|these|your)|you(?:'re| are) (?:not real|not really|just (?:a |an )?(?:ai|bot|program|computer|machine|robot))|system prompt|ignore (?:all |your |the |any )*(?:previous |prior |above )*(?:instructions|rules|prompt))/,
  ],
  [
    'divine',
    /\b(?:(?:speak|talk|answer|respond|reply|act|pretend|play|write)\b[^.?!]{0,30}\b(?:as|like|to be|you are|you were|you're) (?:if you (?:were|are) )?(?:jesus|god|christ|the lord|the holy spirit|god himself)\b(?! (?:would|wants|did|said|taught|told|loved|loves|asks))(?=[^a-z]*(?:$|[.?!,]|and\b|to me\b|for me\b|speaking\b|himself\b| $))|are you (?:god|jesus|christ|the lord|the holy spirit)\b|(?:let me|can i|may i) (?:talk|speak) (?:to|with) (?:jesus|god)\b)/,
  ],
  [
    'absolution',
    /\b(?:(?:can|could|will|would|do) you (?:please )?(?:forgive|absolve|pardon) (?:me|my)|(?:forgive|absolve|pardon) (?:me(?: (?:of |for )?(?:all )?my (?:sins?|guilt|wrongs?))?|my sins?)[ ,]*(?:father|please|david|lord)*[ .!?]*$|absolve me|give me absolution|hear my confession|i (?:want|need) (?:to confess|absolution)|are my sins forgiven|am i forgiven|tell me (?:that )?i(?:'m| am) forgiven)/,
  ],
  [
    'prophecy',
    /\b(?:(?:what|tell me what) (?:will|is going to) happen (?:to|with|in|next)\b(?=[^.?!]*\b(?:me|my|i|us|we|our)\b)|tell me my (?:future|fortune|destiny)|predict|prophes(?:y|ize|ise)|give me a (?:word from (?:god|the lord)|prophecy)|will (?:i|he|she|they|we|my \w+|god) (?:ever )?(?:get|find|marry|have|pass|win|be healed|recover|come back|return to me|heal me|live|die|survive|give me)\b|(?:when|whom|who) will i (?:marry|die|meet|find|be)|is it god's will (?:for me|that i|to)|what is god (?:saying|telling) (?:to )?me|what does (?:my|this) dream mean|should i (?:marry|quit my job))/,
  ],
  [
    'medical',
    /\b(?:(?:should|can|could|may|must|do) i (?:\w+ )?(?:stop|take|quit|come off|skip|double|start|increase|reduce|get off|keep taking)[^.?!]{0,25}\b(?:medication|medicine|medicines|meds|pills?|tablets?|antidepressants?|insulin|chemo(?:therapy)?|treatment|therapy|vaccine|drugs?|dose|steroids|painkillers?)\b|is it (?:safe|ok|okay|all right|alright|wrong|a sin) (?:to|if i) (?:come off|stop|take|quit|skip|get off|go off|mix|drink)[^.?!]{0,30}\b(?:medication|medicine|meds|pills?|tablets?|antidepressants?|insulin|treatment|steroids|painkillers?)\b|(?:what|which) (?:medication|medicine|pills|dose(?! .*\bmean\b)|treatment)\b|do i have (?:cancer|depression|adhd|diabetes|a tumou?r|dementia|autism)|(?:told|tells|asked|asks|made|makes|wants?|ordered|advised) (?:me|us|him|her|my \w+) (?:to )?(?:stop|quit|throw away|throw out|come off|leave|put away|give up|flush)(?: taking| using)? (?:(?:my|the|his|her|all|our) )*(?:[\w-]+ ){0,3}(?:medication|medicine|medicines|meds|pills?|tablets?|insulin|treatment|chemo(?:therapy)?|injections?|inhaler)|diagnose (?:me|my|him|her|this|us|what)\b|is (?:this|it) (?:a )?(?:symptom|cancer)|my symptoms|should i (?:see a doctor|go to (?:the )?(?:hospital|doctor|er)|have (?:the |an )?(?:surgery|operation|abortion)))/,
  ],
  [
    'legal',
    /\b(?:should i (?:sue|press charges|take (?:him|her|them|it) to court|get a lawyer|sign (?:the|this|a))|can i sue|is it legal|legal advice|legally (?:allowed|entitled|required|binding)|(?:can|may) (?:my|the) (?:landlord|boss|employer|school|company|bank) (?:legally )?(?:keep|fire|evict|withhold|refuse|sue|charge)|my legal rights|(?:get|win|lose) (?:full )?custody|restraining order|what are my rights)\b/,
  ],
  [
    'financial',
    /\b(?:should i (?:\w+ )?(?:invest|buy (?:stocks?|shares|bitcoin|crypto|a house|gold)|sell my (?:house|shares|stocks)|take (?:out )?(?:a |another )?(?:loan|mortgage)|borrow|file for bankruptcy|go bankrupt)|(?:which|what) (?:stocks?|shares|crypto|fund)\b|financial advice|investment advice|how (?:do|can|should) i invest)\b/,
  ],
];
