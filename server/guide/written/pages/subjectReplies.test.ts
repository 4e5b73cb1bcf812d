import { expect, test } from 'vitest';
import { LISTENING_REPLIES } from '#content/guide/listening';
import { TOPICS } from '#content/topics';
import type { ChatMessage } from '#contract/chats';
import { isAboutHarm } from '#server/guide/written/disclosures/disclosures';
import { openScripture } from '#server/scripture/scripture.service';
import { figureWithId } from '#server/testing/guideChats';
import { askWrittenFigure, askWrittenStudy } from '#server/testing/writtenGuide';

const scripture = openScripture();

/** Sends these messages one after another to the study, or to this figure, and returns all answers. */
function answersTo(turns: readonly string[], figureId?: string): string[] {
  const messages: ChatMessage[] = [];
  return turns.map((content) => {
    messages.push({ role: 'user', content });
    const { response } = figureId
      ? askWrittenFigure(scripture, figureWithId(figureId), messages)
      : askWrittenStudy(scripture, messages);
    messages.push({ role: 'assistant', content: response });
    return response;
  });
}

const heardOn = (page: string) => LISTENING_REPLIES[page]?.heard ?? [];

test('every page except those about harm has listening replies', () => {
  const pages = TOPICS.filter((topic) => !isAboutHarm(topic)).map(({ id }) => id);

  expect(Object.keys(LISTENING_REPLIES).toSorted()).toEqual(pages.toSorted());
});

test('remarks after a page each get another reply on its subject', () => {
  const [, first, second] = answersTo([
    'we miscarried at 11 weeks',
    'we named this one. Eli',
    'it was a tuesday',
  ]);
  const [hope, hard] = heardOn('miscarriage');

  expect(first).toBe(hope);
  expect(second).toBe(hard);
});

test('a figure answers a remark on the user’s clear subject in the same way', () => {
  const [, reply] = answersTo(
    ['my boyfriend of three years broke up with me on sunday', 'it was over text'],
    'ruth',
  );

  expect(heardOn('heartbreak')).toContain(reply);
});

test('after a disclosure no such reply is given', () => {
  const [, reply] = answersTo(['my husband hits me', 'it was three times this week']);

  expect(
    Object.values(LISTENING_REPLIES).some(({ heard }) => heard.some((text) => reply?.includes(text))),
  ).toBe(false);
});

test('who asks what to do after a page hears what helps others, and gets a passage', () => {
  const [, reply] = answersTo(['i am so lonely in this city', 'what do i do now']);

  expect(reply).toContain(LISTENING_REPLIES.loneliness?.help);
  expect(reply).toMatch(/\([A-Z0-9].* \d+:\d+.*\)/);
});
