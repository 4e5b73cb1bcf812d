import { expect, test } from 'vitest';
import { DISCLOSURE_TEXTS } from '#content/disclosureTexts';
import { david } from '#content/figures/david';
import { TOPICS } from '#content/topics';
import type { ChatMessage } from '#contract/chats';
import { detectCrisis } from '#language/crisis/detect';
import { openScripture } from '#server/scripture/scripture.service';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';

const scripture = openScripture();

/** Sends messages one after the other, each with its history, and returns the answers. */
function conversation(...turns: string[]) {
  const messages: ChatMessage[] = [];
  return turns.map((content) => {
    messages.push({ role: 'user', content });
    const answer = askWrittenStudy(scripture, messages);
    messages.push({ role: 'assistant', content: answer.response });
    return answer;
  });
}

const pageOf = (id: string) => TOPICS.find((topic) => topic.id === id);

test('every disclosure has its own page, and its texts never blame, command or promise', () => {
  for (const { opening, near, page } of DISCLOSURE_TEXTS) {
    expect(pageOf(page), page).toBeDefined();
    for (const text of [...opening, ...near]) {
      expect(text).not.toMatch(/!|\bsubmit|\bforgive (?:him|her|them)\b|just pray|promise you|endure/i);
    }
  }
});

test.each([
  ['I was raped', 'sexual-violence'],
  ['my uncle touched me when I was little', 'hurt-as-a-child'],
  ['he controls all my money and reads my phone', 'when-love-controls'],
  ['my brother killed himself', 'after-a-suicide'],
  ['I keep having blasphemous thoughts that I cannot stop', 'thoughts-you-do-not-want'],
])('the study and a figure both answer %j with help and the page about it', (message, page) => {
  for (const answer of [
    askWrittenStudy(scripture, [{ role: 'user', content: message }]),
    askWrittenFigure(scripture, david, [{ role: 'user', content: message }]),
  ]) {
    expect(answer.speaker).toBe('guide');
    expect(answer.parts[0]?.kind).toBe('crisis_help');
    expect(answer.response).toContain(pageOf(page)?.introduction);
  }
});

test('after a disclosure no answer asks the user to endure, obey or forgive, and word search is off', () => {
  const [, wives, stay] = conversation(
    'my husband says the bible says I must submit to him even when he hits me',
    'but wives submit to your husbands',
    'should I stay',
  );

  for (const answer of [wives, stay]) {
    expect(answer?.response).not.toMatch(/submit yourselves|Obey them|the stay and the staff/);
    expect(answer?.suggestions).not.toContain('Forgiving others');
    expect(answer?.response).not.toContain(pageOf('marriage')?.introduction);
  }
});

test('messages about identity show no crisis card', () => {
  for (const message of [
    'I am gay',
    'I am trans',
    'I am divorced',
    'I am a lesbian',
    'I am Black',
    'I am disabled',
    'I used to be in prison',
    'I think I might be transgender',
  ]) {
    const { parts } = askWrittenStudy(scripture, [{ role: 'user', content: message }]);
    expect({ message, cards: parts.filter(({ kind }) => kind === 'crisis_help').length }).toEqual({
      message,
      cards: 0,
    });
    expect({ message, heard: detectCrisis(message) }).not.toEqual({ message, heard: 'plainly' });
  }
});

test('everyday messages show no crisis card', () => {
  for (const message of [
    'I feel so alive today',
    'Thank you. Goodbye.',
    'Thank God my scan was clear',
    'I got engaged',
    'tell me a story',
    'this heat is killing me',
    'my phone died',
    'see you tomorrow',
  ]) {
    const { parts } = askWrittenStudy(scripture, [{ role: 'user', content: message }]);
    expect({ message, cards: parts.filter(({ kind }) => kind === 'crisis_help').length }).toEqual({
      message,
      cards: 0,
    });
  }
});

test('messages about the user are not answered with verses from word search', () => {
  for (const message of [
    'I am fine',
    'I just want to talk',
    'should I stay',
    'can I talk to a real person',
  ]) {
    expect(askWrittenStudy(scripture, [{ role: 'user', content: message }]).response).not.toMatch(
      /share your words/,
    );
  }
});

test('if our pages have no answer, a figure never says that Scripture is silent', () => {
  for (const message of [
    'How did you become king',
    'what did you mean by grace',
    'tell me about your horse',
  ]) {
    const { response } = askWrittenFigure(scripture, david, [{ role: 'user', content: message }]);
    expect(response).not.toMatch(/Scripture does not tell|is silent here|Nothing that is written/);
  }
});
