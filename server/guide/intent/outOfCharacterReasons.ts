import type { OutOfCharacterReason } from '#content/guide/guideTexts';
import { normalizeMessage } from './normalizeMessage';

/** Returns the reason why a message must be answered out of character. Returns null if there is none. */
export function outOfCharacterReason(message: string): OutOfCharacterReason | null {
  const text = ` ${normalizeMessage(message)} `;
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
