import { harmInWording } from '#language/disclosures/harmInWording';
import { classifyDanger, classifyMessage } from '#server/guide/intent/intentClassifier';
import { knowledgeById } from '#server/guide/intent/knowledgeNames';
import { isWrittenByChild } from './children';

/**
 * Whether a message is clearly about a question of faith that the guide has an entry on, such as 'will God weigh me on a
 * scale', and no word in it could be about harm. The classifiers of danger take a third of such questions for despair.
 */
export function isQuestionOfFaith(message: string): boolean {
  const [best] = classifyMessage(message).pages;
  if (!best || best.probability < CLEAR || !knowledgeById(best.label)) return false;
  if (MAY_NAME_HARM.test(message) || harmInWording(message) || isWrittenByChild(message)) return false;
  const { harm, life } = classifyDanger(message);
  // Fear of having committed the unforgivable sin sounds like despair to the classifier, whatever the words.
  return life < MAX_LIFE && (harm < MAX_HARM || best.label === 'can-god-forgive-anything');
}

const CLEAR = 0.37;
const MAX_LIFE = 0.65;
const MAX_HARM = 0.9;

const MAY_NAME_HARM =
  /\b(?:di(?:e|es|ed|ing)|dying|dead|death|kill\w*|suicid\w*|h[iu]ts?|hitting|hurt\w*|harm\w*|beat\w*|rap(?:e|ed|ist)|abus\w*|molest\w*|touch\w*|assault\w*|forc\w*|threat\w*|cut(?!ting my hair)\w*|blood\w*|bleed\w*|pills?|meds|medic\w*|lithium|bipolar|overdos\w*|voices?|demons?|possess\w*|exorcis\w*|afraid|scared?|terrified|fear\w*|sleep\w*|disorder|anymore|any more|end it|stop it|make it stop|nudes?|pictures?|photos?|naked|happened|wearing|leave (?:him|her)|stay with|live with|back to (?:him|her)|go home|drunk|drink\w*|sick|clinic and|cry\w*|cried|myself|alone|hate\w*|no point|can(?:['’]?t|not) (?:go|do|take|live|stop)|cant (?:go|do|take|live|stop)|give up|worthless|things to me|last|tonight)\b/i;
