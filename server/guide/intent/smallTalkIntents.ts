import type { SmallTalkIntent } from '#content/guide/smallTalk';
import { normalizeMessage } from './normalizeMessage';

/** Returns the small-talk intent recognized by wording. Returns null if the classifier should decide. */
export function smallTalkFromWording(message: string): SmallTalkIntent | null {
  const text = normalizeMessage(message);
  if (endsChat(message)) return 'goodbye';
  return REPLY_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether a message says only that the user wants to leave the chat, in words that sound like despair elsewhere. */
export function endsChat(message: string): boolean {
  return ENDS_CHAT.test(normalizeMessage(message));
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
  // 'Thank you. She's calling for me, must go.'
  [
    'goodbye',
    /^(?!.*\b(?:can'?t|cannot|sorry|forgive|pain|die|dead|end|anymore|love (?:them|you|my)|tell (?:them|him|her|my)|alone|heaven|home to)\b)[^?]{0,60}[.,!] ?(?:i(?:'ve| have)? )?(?:really |better |had better )?(?:must|gotta|got to|have to|need to|should) (?:go|run|dash|get going|head off|get back)(?: now)?[\s.!]*$/,
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
