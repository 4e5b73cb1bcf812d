import { FIGURES } from '#content/figures';
import { LIFE_AREAS } from '#content/guide/lifeAreas';
import type { ChatMessage } from '#contract/chats';
import { explainCrisis } from '#language/crisis/detect';
import { preparesFarewell } from '#language/disclosures/farewell';
import { harmInWording, harmPatternIn } from '#language/disclosures/harmInWording';
import { urgentSituationIn } from '#language/disclosures/urgentSituations';
import { wishesToDie } from '#language/disclosures/wishToDie';
import { classifyCards, classifyDanger, classifyMessage } from '#server/guide/intent/intentClassifier';
import { namesIn } from '#server/guide/intent/knowledgeNames';
import { detectDanger } from '#server/guide/written/disclosures/danger';
import { detectDisclosure } from '#server/guide/written/disclosures/disclosures';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';

// Explains the written guide's answer to a message: what was detected in it, with the pattern that matched and the scores,
// and the answer. Several messages are the turns of one conversation, of which the last is explained.
// `npm run explain -- 'I have to run'`, or with the id of a figure: `npm run explain -- david 'Were you ever afraid?'`

const given = process.argv.slice(2);
const figure = FIGURES.find(({ figureId }) => figureId === given[0]);
const turns = figure ? given.slice(1) : given;
const message = turns.at(-1);
if (!message) throw new Error("Usage: npm run explain -- [figure] 'message' ['next message' …]");

const crisis = explainCrisis(message);
const danger = classifyDanger(message);
const { pages, intent, outOfScope, area } = classifyMessage(message);

section('Crisis (language/crisis), which also runs in the sanctuary and on posts');
print('level', crisis.level ?? 'none');
print('matching patterns', crisis.patterns);
print('faint patterns (two are needed)', crisis.faintPatterns);
print('n-gram score (danger above 0)', crisis.ngramScore);
print('words without idioms, stories, dreams and the past', crisis.words);

section('Danger and harm in chats (language/disclosures, server/guide/written/disclosures)');
print('danger to life', detectDanger(message) ?? 'none');
print('disclosure, shown page', detectDisclosure(message)?.page.id ?? 'none');
print('urgent situation', urgentSituationIn(message, turns.slice(0, -1).reverse()) ?? 'none');
print('harm in the wording', harmInWording(message) ?? 'none');
print('pattern of harm', harmPatternIn(message)?.pattern.source ?? 'none');
print('farewell, wish to die', [preparesFarewell(message), wishesToDie(message)].map(String));
print('classifier: harm, life, harm to life', [danger.harm, danger.life, danger.harmToLife].map(rounded));
print('classifier: kinds of harm', scores(danger.sorts));

section('What the message is about (server/guide/intent)');
print('pages and entries', scores(pages));
print('conversation turn', intent ? scores([intent]) : 'none');
print('out of scope', outOfScope);
print('life area', Object.keys(LIFE_AREAS).find((key) => LIFE_AREAS[key] === area?.area) ?? 'none');
print('names of entries', [...namesIn(message).ids.keys()]);
if (figure) print('stories of the figure', scores(classifyCards(figure.figureId, message)));

section('Answer');
console.log(lastAnswer());

function lastAnswer(): string {
  const scripture = openScripture();
  const messages: ChatMessage[] = [];
  for (const content of turns) {
    messages.push({ role: 'user', content });
    const { response } = figure
      ? askWrittenFigure(scripture, figure, messages)
      : askWrittenStudy(scripture, messages);
    messages.push({ role: 'assistant', content: response });
  }
  return messages.at(-1)?.content ?? '';
}

function section(title: string) {
  console.log(`\n${title}`);
}

function print(name: string, value: string | number | readonly string[]) {
  const list = typeof value === 'object' ? value : [typeof value === 'number' ? rounded(value) : value];
  console.log(`  ${name}: ${list.join(', ') || 'none'}`);
}

function scores(scored: readonly { label: string; probability: number }[]): string[] {
  return scored.slice(0, 4).map(({ label, probability }) => `${label} ${rounded(probability)}`);
}

function rounded(value: number): string {
  return value.toFixed(2);
}
