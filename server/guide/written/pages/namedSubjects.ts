import { FIGURES } from '#content/figures';
import { wordsOf } from '#language/normalize';
import { idAskedFor } from '#server/guide/intent/askedPhrases';
import {
  AFTER_NAME,
  type KnowledgeItem,
  knowledgeAskedFor,
  knowledgeById,
  knowledgeByName,
  nameAfterQuestion,
} from '#server/guide/intent/knowledgeNames';
import { outOfCharacterReason } from '#server/guide/intent/outOfCharacterReasons';
import { type DraftAnswer, passagePart, textPart } from '#server/guide/written/answerParts';
import type { ChatContext } from '#server/guide/written/chatContext';
import { isAfterDisclosure, isForbiddenEntry } from '#server/guide/written/disclosures/afterDisclosure';
import { topicById } from '#server/guide/written/topics';
import { findReferences } from '#server/scripture/references/references';
import type { Scripture } from '#server/scripture/scripture';
import { answerWithEntry } from './knowledge';
import { answerWithPage } from './topicPages';

/** Shows the page or entry whose phrases the message contains. */
export function askedByPhrase(chat: ChatContext): DraftAnswer | null {
  const id = isAfterDisclosure(chat) ? null : idAskedFor(chat.message);
  const topic = id ? topicById(id) : null;
  if (topic) return answerWithPage(chat, topic, []);
  const known = id ? knowledgeById(id) : null;
  return known && answerWithEntry(chat, known);
}

/**
 * Whether a message needs a fixed answer instead of a page. 'May a Christian take medicine?' does not, because a page
 * answers it.
 */
export function mustRefuse(message: string): boolean {
  const reason = outOfCharacterReason(message);
  return reason !== null && !(reason === 'medical' && ASKS_IF_RIGHT.test(message));
}

const ASKS_IF_RIGHT = /\b(?:ok|okay|sin|sinful|wrong|allowed|bad|faith|christians?)\b/i;

/** Answers 'who were the Nephilim in Genesis 6' with the entry, not with the passage. */
export function knownWithReference({ text }: Scripture, chat: ChatContext): DraftAnswer | null {
  if (chat.message.length > MAX_QUESTION_LENGTH) return null;
  const [reference] = findReferences(text, chat.message);
  if (!reference) return null;
  const rest = `${chat.message.slice(0, reference.start)} ${chat.message.slice(reference.end)}`;
  const known = knowledgeAskedFor(rest.replace(/\b(?:in|from|of|at)\s+(?=[^\w]|$)/gi, ' '));
  return known && isOpenEntry(chat, known) ? answerWithEntry(chat, known) : null;
}

/** A longer message asks for more than one entry, and finding its references takes long. */
const MAX_QUESTION_LENGTH = 400;

function isOpenEntry(chat: ChatContext, known: KnowledgeItem): boolean {
  return !isForbiddenEntry(chat, known.kind === 'entry' ? known.entry.id : known.difference.id);
}

/** Answers a question about a person, place, book or term that the user names. */
export function knownOf(chat: ChatContext): DraftAnswer | null {
  const known = knowledgeByName(chat.message);
  return known && answerWithEntry(chat, known);
}

const ASKS_WHO =
  /\b(?:who (?:is|was|were)|tell me (?:about|of|the story of)|(?:story|life) of|what (?:happened to|do we know (?:about|of)))\b/i;

/** Introduces the biblical figure that the user asks about. */
export function introduceFigure(chat: ChatContext): DraftAnswer | null {
  if (!ASKS_WHO.test(chat.message)) return null;
  // 'Abraham and David had many. Who is the sinner?' and 'who was king before David' do not ask about a figure.
  const asked = wordsOf(chat.message.slice(ASKS_WHO.exec(chat.message)?.index).split(/[.?!,]/)[0] ?? '');
  const at = nameAfterQuestion(asked);
  if (at === null) return null;
  const start = RANKS.has(asked[at] ?? '') ? at + 1 : at;
  const figure = FIGURES.find(({ shortName }) => {
    const name = wordsOf(shortName);
    const next = asked[start + name.length];
    return name.every((word, i) => asked[start + i] === word) && (next === undefined || AFTER_NAME.has(next));
  });
  if (!figure) return null;
  return {
    speaker: 'guide',
    drafts: [
      textPart(`${figure.name}: ${figure.title}. ${figure.description}`),
      passagePart(figure.about.keyVerse),
      textPart(`To hear more, go back and choose ${figure.name} from the biblical figures.`),
    ],
    suggestions: [figure.about.passage],
  };
}

const RANKS = new Set(['king', 'queen', 'prophet', 'apostle', 'saint', 'judge', 'captain']);
