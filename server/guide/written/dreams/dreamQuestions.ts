import { DREAM_ANSWERS, type DreamAnswer } from '#content/dreams/dreamTexts';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';

const LOVED_ONE =
  '(?:my|our) (?:\\w+ )?(?:baby|babies|child|children|kids?|sons?|daughters?|boys?|girls?|husband|wife|mother|mom|mum|father|dad|brother|sister|grand\\w+|friend|family|pregnancy|twins?)';

const QUESTION_PATTERNS: readonly [DreamAnswer, RegExp][] = [
  [
    'loss',
    new RegExp(
      `\\b(?:${LOVED_ONE}|he|she|who) (?:\\w+ ){0,2}(?:died|passed away|has passed|is dead|was killed|took (?:his|her) (?:own )?life)\\b(?! in (?:the|my|this) dream)` +
        `|\\b(?:i|we) (?:\\w+ ){0,2}(?:lost|buried) (?:${LOVED_ONE}|him|her|the baby|a baby|a child)\\b(?! in (?:the|my|this) dream)` +
        `|\\b(?:miscarr\\w+|stillb\\w+)`,
    ),
  ],
  [
    'lovedOne',
    new RegExp(
      `^(?:and |but |so |oh |what about |is it |is this )*(?:about )?${LOVED_ONE}\\s*\\?+$` +
        `|\\b(?:will|is|are|could|does|should i worry about|am i going to lose|will i lose|something) [^.!?]*${LOVED_ONE}\\b[^.!?]*\\b(?:ok|okay|all right|alright|fine|safe|danger|die|dying|happen|harm|hurt|sick|ill|lost)\\b` +
        `|\\b(?:happen|happening|wrong|danger|harm|bad) (?:to|with|for) ${LOVED_ONE}\\b` +
        `|\\b(?:lose|losing|worry about|worried about|afraid for|scared for) ${LOVED_ONE}\\b[^.!?]*\\?`,
    ),
  ],
  [
    'sin',
    /\b(?:(?:is|was) (?:it|this|that|dreaming|the dream) (?:\w+ ){0,3}(?:a )?(?:sin|sinful|wrong|adultery)\b|(?:did|have|had) i (?:\w+ )?(?:sin|sinned|done wrong|do something wrong)\b|(?:do|should|must) i (?:need to |have to )?(?:confess|repent)|(?:am i|does (?:it|this|that) make me) (?:a )?(?:\w+ )?(?:sinner|bad|evil|dirty|pervert|cheater|terrible|unfaithful)|(?:ashamed|shame|guilty|dirty|disgusted) (?:of|about|for|because of) (?:it|this|that|the dream|what i dream\w*))/,
  ],
  [
    'saying',
    /\b(?:everybody|everyone|they|people|my \w+|the internet|google|(?:dream )?books?|tiktok) (?:always )?(?:says?|said|knows?|told me|believes?|thinks?) (?:that )?[^.?!]*\b(?:mean|means|symboli[sz]es?|stands? for|is a sign|brings?|bad luck|good luck|death|enem\w+|betray\w*|pregnan\w*)|\b(?:means?|symboli[sz]es?) (?:\w+ ){1,4}(?:everybody|everyone) knows/,
  ],
  [
    'inHeaven',
    /\b(?:is|are) (?:he|she|they|my \w+(?: \w+)?) (?:really )?in (?:heaven|hell)\b[^.!]*\?.{0,60}church|\bmy \w+ is in (?:heaven|hell) ?\?/,
  ],
  [
    'rescuedFromWater',
    /\bbab(?:y|ies) (?:being |getting )?(?:saved|rescued|drawn) (?:from|out of) (?:the )?water|\blike moses\b/,
  ],
  [
    'everydayCause',
    /\b(?:maybe|perhaps|probably|i think|i guess|could be|might be|prob) (?:it(?:'s| is|s| was)? )?(?:just |only )?(?:because|cuz|cause|bc|coz|from)\b/,
  ],
  [
    'plainly',
    /\b(?:actually|just|please|pls) answer(?: me| my question| the question)?\b|\b(?:don't|dont|do not) (?:get|understand) (?:it|that|this|what)\b|\bwdym\b|\bwhat do (?:you|u) mean\b|\b(?:you(?:'re| are)|ur|u r) (?:just |only )+(?:giving|sending|quoting) /,
  ],
  [
    'tired',
    /\b(?:i'?m|im|just) (?:just |so |really )*(?:tired|exhausted|knackered|wiped out)\b|\bbeen up since \d/,
  ],
  [
    'joke',
    /\b(?:lol|lmao|rofl|ha(?:ha)+h?|hehe+|just kidding|joking|jk)\b|\b(?:ate|eaten|had) (?:\w+ ){0,3}(?:too much )?(?:pizza|cheese|curry|chili|kebab|tacos?|wine|beer)\b|\b(?:was it|blame|must (?:have been|be)|it was) (?:the|my) (?:pizza|cheese|curry|supper|dinner|wine|kebab)\b|😂|🤣/u,
  ],
  [
    'doubt',
    /\b(?:nonsense|rubbish|bullshit|bs|silly|stupid|superstit\w+|made[- ]up|makes? no sense|far[- ]fetched|coincidence|(?:just|only) (?:a dream|my brain|brain|random|chemicals|neurons|noise)|brain (?:noise|chemistry)|random (?:noise|neurons|images)|(?:do not|don't|dont) (?:really )?(?:believe (?:in )?(?:this|it|that|dreams)|buy (?:it|this|that)|think so)|(?:that's|thats|that is|it's|its|this is|it is|was) not (?:it|what (?:i|it|happened)|how|right|true|my)|(?:doesn't|doesnt|does not|didn't|didnt) (?:fit|apply|help|match|sound like)|are you (?:kidding|serious|joking)|you (?:are|'re) wrong)\b/,
  ],
  [
    'ofTheDead',
    /\b(?:(?:was|is) (?:it|that|this) (?:really |truly )?(?:him|her|them|my \w+)\b|(?:did|does|is|was) (?:he|she|my \w+|they) (?:really )?(?:visit|visiting|come to|coming to|trying to|speak|speaking|talking|watching over)|message from (?:him|her|my \w+|the dead|heaven)|visit(?:ed)? (?:me )?from (?:heaven|beyond|the dead)|is (?:he|she) (?:in heaven|at peace|okay|ok|all right))/,
  ],
  [
    'comeTrue',
    /\b(?:come true|prophe(?:cy|tic)|predict\w*|premonition|foretell\w*|omen|is (?:it|this|that) going to happen|should i (?:be )?(?:worry|worried|afraid|scared)|(?:is|was) (?:it|this|that) (?:a )?(?:good|bad)\b|will (?:it|this|that) (?:really )?happen|(?:a )?bad sign|tell(?:ing)? the future)/,
  ],
  [
    'fromGod',
    /\b(?:from (?:god|the lord|heaven|the devil|satan|the enemy)|(?:is|was) god (?:\w+ )?(?:speaking|telling|showing|warning|trying|saying)|god(?:'s)? (?:message|voice|will|warning|sign)|is (?:it|this|that) a (?:sign|warning|message|vision|revelation)|(?:message|sign|warning) from)/,
  ],
  [
    'recurring',
    /\b(?:recurring|again and again|over and over|every night|keeps? (?:having|dreaming|seeing|getting|coming|happening|repeating|returning)|same dream|dream(?:ed|t)? (?:it|this|that|about (?:it|this)) (?:before|many times|again|often|for years)|comes back)/,
  ],
  [
    'frightened',
    /\b(?:(?:so|really|very|still|too|was|am|i'm|im|it|me) (?:scared|afraid|frightened|terrified|shaken|scary)|scares me|scared me|frighten(?:s|ed) me|nightmare|can(?:'t|not|t) (?:sleep|go back to sleep|shake it|stop thinking)|afraid to (?:sleep|go))/,
  ],
  [
    'meaning',
    /\b(?:why (?:did|do|am|was|would|have) i (?:\w+ )?(?:dream\w*|see|seeing|have (?:it|this|that))|what (?:does|did|do|could|might|would|is) (?:it|this|that|the|my|he|she|they|a|an)?\b[^.?!]{0,40}\b(?:mean|meaning|represent|symboli[sz]e|stand for|signify|say(?:ing)? (?:to|about) me)\b|(?:the )?meaning (?:of|behind)|interpret|explain (?:it|this|that|my|the)|what does (?:it|this) say about me|mean anything)/,
  ],
];

/** Answers questions about dreams in general. The answer is the same for every symbol, and never a guess. */
export function answerDreamQuestion(chat: ChatContext): DraftAnswer | null {
  const message = chat.message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const asked = QUESTION_PATTERNS.find(([, pattern]) => pattern.test(message))?.[0];
  if (!asked) return null;
  const { words, passages } = DREAM_ANSWERS[asked];
  const fresh = passages.find((reference) => !wasShown(chat, reference));
  return {
    speaker: 'guide',
    drafts: [textPart(pickPhrase(chat, words)), ...(fresh ? [passagePart(fresh)] : [])],
    isFinal: true,
  };
}
