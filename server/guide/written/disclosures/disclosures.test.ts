import { expect, test } from 'vitest';
import { DISCLOSURE_TEXTS } from '#content/care/disclosureTexts';
import { david } from '#content/figures/david/david';
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

test('each kind of disclosed harm has a topic page, and the texts about it never blame, command or promise', () => {
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
])('study and figure chats answer %j with crisis help and the right topic page', (message, page) => {
  for (const answer of [
    askWrittenStudy(scripture, [{ role: 'user', content: message }]),
    askWrittenFigure(scripture, david, [{ role: 'user', content: message }]),
  ]) {
    expect(answer.speaker).toBe('guide');
    expect(answer.parts[0]?.kind).toBe('crisis_help');
    expect(answer.response).toContain(pageOf(page)?.introduction);
  }
});

test('after a user mentioned violence, no answer has verses about obeying, the marriage page or advice to forgive', () => {
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

test('messages about identity, such as “I am gay”, get no crisis help', () => {
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
    expect({ message, heard: detectCrisis(message) }).not.toEqual({ message, heard: 'high' });
  }
});

test('everyday messages, such as “my phone died”, get no crisis help', () => {
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

test('the guide does not answer messages such as “I am fine” with verses found only by word search', () => {
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

test('David never answers a question by saying that Scripture is silent about it', () => {
  for (const message of [
    'How did you become king',
    'what did you mean by grace',
    'tell me about your horse',
  ]) {
    const { response } = askWrittenFigure(scripture, david, [{ role: 'user', content: message }]);
    expect(response).not.toMatch(/Scripture does not tell|is silent here|Nothing that is written/);
  }
});
