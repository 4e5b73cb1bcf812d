import { DREAM_ANSWERS, DREAM_LINES, DREAM_PRAYERS, type DreamAnswer } from '#content/dreams/dreamTexts';
import { TURN_TEXTS, type TurnIntent } from '#content/guide/guideTexts';
import type { SmallTalkIntent } from '#content/guide/smallTalk';
import { SYMBOLS } from '#content/symbols';
import type { DreamSense, DreamSymbol } from '#content/symbols/symbol';
import type { ChatMessage } from '#contract/chats';
import type { DreamQuestion } from '#contract/dreams';
import { PhrasePatterns, placedWords } from '#language/phrasePatterns';
import { smallTalkFromWording } from '#server/guide/intent/smallTalkIntents';
import { turnIntentFromWording } from '#server/guide/intent/turnIntents';
import {
  type DraftAnswer,
  type DraftPart,
  passagePart,
  passageParts,
  textAnswer,
  textPart,
} from '#server/guide/written/answerParts';
import { answerWithCare } from '#server/guide/written/care/answerWithCare';
import { withHelpNear } from '#server/guide/written/care/distressFollowUps';
import { type ChatContext, pickPhrase, wasShown } from '#server/guide/written/chatContext';
import { outOfCharacterAnswer } from '#server/guide/written/outOfCharacter';
import { namedPassages, quotedWords, versesSharing } from '#server/guide/written/pages/lookups';
import { smallTalkAnswer } from '#server/guide/written/smallTalk';
import type { Scripture } from '#server/scripture/scripture';
import { topicsFor } from '#server/scripture/search/topicMatching';

const SUGGESTIONS = ['What does it mean?', 'Tell me more', 'Another verse', 'Give me words to pray'];

/** Converts the history lines of a dream chat and the current message to chat messages. */
export function historyOf({ conversationHistory, userMessage }: DreamQuestion): ChatMessage[] {
  const lines = conversationHistory.map((line): ChatMessage => {
    const colon = line.indexOf(':');
    return {
      role: line.slice(0, colon) === 'user' ? 'user' : 'assistant',
      content: line.slice(colon + 1).trim(),
    };
  });
  return [...lines, { role: 'user', content: userMessage }];
}

export function symbolNamed(name: string): DreamSymbol | null {
  const wanted = name.toLowerCase();
  return SYMBOLS.find((symbol) => symbol.name.toLowerCase() === wanted) ?? null;
}

/**
 * Answers about a symbol. Messages are not read with the ones before them (`inContext`): in 13 of 104 ordinary dreams told
 * sentence by sentence, that would find harm. No page follows the helplines, because the danger may be in the dream.
 */
export function answerAboutSymbol(
  scripture: Scripture,
  symbol: DreamSymbol | null,
  chat: ChatContext,
): DraftAnswer {
  const cared = answerWithCare(chat, { answer: () => firstAnswer(scripture, symbol, chat) });
  const answer = withHelpNear(chat, cared);
  if (answer.suggestions?.length) return answer;
  const fresh = SUGGESTIONS.filter((words) => words.toLowerCase() !== chat.message.trim().toLowerCase());
  return { ...answer, suggestions: fresh.slice(chat.answerCount % 2, (chat.answerCount % 2) + 3) };
}

/** Returns the answer of the first handler that has one. */
function firstAnswer(scripture: Scripture, symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer {
  return (
    answerDreamQuestion(chat) ??
    outOfCharacterAnswer(chat, null) ??
    smallTalk(chat) ??
    namedPassages(scripture, chat) ??
    quotedWords(scripture, chat) ??
    turn(symbol, chat) ??
    cuedSense(symbol, chat) ??
    page(chat) ??
    askBack(symbol, chat) ??
    sharing(scripture, chat) ??
    textAnswer(pickPhrase(chat, DREAM_LINES.nothing))
  );
}

/** Answers a complaint or a goodbye, which otherwise would pass for a part of the dream. */
function smallTalk(chat: ChatContext): DraftAnswer | null {
  const intent = smallTalkFromWording(chat.message);
  return intent && OUTSIDE_THE_DREAM.has(intent) ? smallTalkAnswer(chat, intent, false) : null;
}

const OUTSIDE_THE_DREAM = new Set<SmallTalkIntent>([
  'notHelping',
  'goodbye',
  'letMeGo',
  'injection',
  'giveUp',
]);

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
    /\b(?:come true|prophe(?:cy|tic)|predict\w*|premonition|foretell\w*|omen|is (?:it|this|that) going to happen|will (?:it|this|that) (?:really )?happen|(?:a )?bad sign|tell(?:ing)? the future)/,
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
    /\b(?:what (?:does|did|do|could|might|would|is) (?:it|this|that|the|my|he|she|they|a|an)?\b[^.?!]{0,40}\b(?:mean|meaning|represent|symboli[sz]e|stand for|signify|say(?:ing)? (?:to|about) me)\b|(?:the )?meaning (?:of|behind)|interpret|explain (?:it|this|that|my|the)|what does (?:it|this) say about me|mean anything)/,
  ],
];

/** Answers questions about dreams in general. The answer is the same for every symbol, and never a guess. */
function answerDreamQuestion(chat: ChatContext): DraftAnswer | null {
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

function turn(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer | null {
  const intent = turnIntentFromWording(chat.message);
  if (!intent) return null;
  if (intent === 'more' || intent === 'whoAreYou') return showMore(symbol, chat);
  if (intent === 'anotherVerse') return anotherVerse(symbol, chat);
  if (intent === 'pray') {
    return textAnswer(pickPhrase(chat, TURN_TEXTS.pray.study), textPart(pickPhrase(chat, DREAM_PRAYERS)));
  }
  if (intent === 'why' || intent === 'whatNow')
    return textAnswer(pickPhrase(chat, DREAM_LINES[intent]), ...question(symbol, chat));
  return textAnswer(pickPhrase(chat, TURN_TEXTS[intent satisfies TurnIntent].study));
}

/** Shows the next sense of the symbol. After the last one, shows its other passages, and then says that this is all. */
function showMore(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer {
  const sense = symbol?.senses.find(({ text }) => !chat.transcript.includes(text));
  if (sense) return showSense(chat, sense, pickPhrase(chat, DREAM_LINES.moreSenses));
  return anotherVerse(symbol, chat);
}

function anotherVerse(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer {
  const fresh = symbol?.passages.find((reference) => !wasShown(chat, reference));
  if (fresh) return textAnswer(pickPhrase(chat, TURN_TEXTS.anotherVerse.study), passagePart(fresh));
  return textAnswer(pickPhrase(chat, DREAM_LINES.allShown));
}

function showSense(chat: ChatContext, { text, passage }: DreamSense, lead: string): DraftAnswer {
  const verse: DraftPart[] = wasShown(chat, passage) ? [] : [passagePart(passage)];
  return textAnswer(lead, textPart(text), ...verse);
}

const CUES = new Map(
  SYMBOLS.map((symbol) => {
    const cues = new PhrasePatterns<DreamSense>();
    for (const sense of symbol.senses) for (const cue of sense.cues) cues.add(sense, cue);
    return [symbol, cues] as const;
  }),
);

/** Shows a sense that was not shown yet and fits the user's words. */
function cuedSense(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer | null {
  const cued = symbol && CUES.get(symbol)?.in(placedWords(chat.message));
  const sense = cued?.map(({ owner }) => owner).find(({ text }) => !chat.transcript.includes(text));
  if (!sense) return null;
  const sensePart = showSense(chat, sense, pickPhrase(chat, DREAM_LINES.sense));
  return { ...sensePart, drafts: [...sensePart.drafts, ...question(symbol, chat)] };
}

/** Minimum score of a topic. High, because an image in a dream is not what the user asks about. */
const MIN_TOPIC_SCORE = 9;

/** Shows passages about something that the user mentions apart from the dream. */
function page(chat: ChatContext): DraftAnswer | null {
  const match = topicsFor(chat.message)[0];
  const topic = match && match.score > MIN_TOPIC_SCORE ? match.topic : null;
  const passages = topic?.passages.filter((reference) => !wasShown(chat, reference)).slice(0, 2) ?? [];
  if (!topic || passages.length === 0) return null;
  return {
    ...textAnswer(
      pickPhrase(chat, DREAM_LINES.touches),
      ...passageParts(passages),
      textPart(topic.questions[chat.answerCount % 2] as string),
    ),
    also: topic.passages,
  };
}

/** Asks the symbol's next question. If the user tells more of the dream, listening is better than showing a page. */
function askBack(symbol: DreamSymbol | null, chat: ChatContext): DraftAnswer | null {
  const asked = question(symbol, chat);
  return asked.length > 0 ? textAnswer(pickPhrase(chat, DREAM_LINES.heard), ...asked) : null;
}

/** Returns the symbol's next question that was not asked yet. */
function question(symbol: DreamSymbol | null, chat: ChatContext): DraftPart[] {
  const next = symbol?.questions.find((asked) => !chat.transcript.includes(asked));
  return next ? [textPart(next)] : [];
}

function sharing(scripture: Scripture, chat: ChatContext): DraftAnswer | null {
  const found = versesSharing(scripture, chat.message, 2, chat);
  if (found.length === 0) return null;
  return textAnswer(pickPhrase(chat, DREAM_LINES.unknown), ...passageParts(found));
}
