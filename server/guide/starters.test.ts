import { expect, test } from 'vitest';
import { FIGURES } from '#content/figures';
import { STARTERS, STUDY_STARTERS } from '#content/guide/starters';
import { startFigureChat, startStudyChat } from '#server/testing/guideChats';

test.each(FIGURES.map((who) => [who.name, who] as const))(
  'each question that starts a conversation with the figure %s is answered by the page written for it',
  (_name, who) => {
    const starters = STARTERS[who.figureId] ?? [];
    expect(starters).toHaveLength(3);
    const answered = starters.map((starter) => {
      const card = who.cards.find(({ asks }) => asks.includes(starter));
      const answer = startFigureChat(who).says(starter);
      expect(card && answer.response.includes(card.story), `${starter}: ${answer.response}`).toBe(true);
      expect(answer.speaker).toBe('figure');
      expect(answer.parts.some(({ kind }) => kind === 'crisis_help')).toBe(false);
      return card?.id;
    });
    expect(new Set(answered).size).toBe(3);
  },
);

test('each question that starts the Bible study is answered with Scripture', () => {
  for (const starter of STUDY_STARTERS) {
    const answer = startStudyChat().says(starter);
    expect(
      answer.parts.map(({ kind }) => kind),
      starter,
    ).toContain('scripture');
    expect(answer.parts.some(({ kind }) => kind === 'crisis_help')).toBe(false);
  }
});
