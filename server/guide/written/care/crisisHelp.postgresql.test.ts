import { expect, test } from 'vitest';
import { HELP_ELSEWHERE } from '#content/care/helplines';
import { ChatAnswer } from '#contract/chats';
import { WrittenPost } from '#contract/community/posts';
import type { Concern, CrisisHelp } from '#contract/crisisHelp';
import { Interpretation } from '#contract/dreams';
import { POSTS_PATH, seedCommunity } from '#server/testing/community';
import { seedUsers, type TestVisitor } from '#server/testing/people';

const STUDY = '/api/bible-chat';

test.each<[string, string, Concern, string]>([
  ['My husband hits me.', 'US', 'abuse', 'National Domestic Violence Hotline'],
  ['My husband hits me.', 'GB', 'abuse', 'National Domestic Abuse Helpline'],
  ['My husband hits me.', 'DE', 'abuse', 'Hilfetelefon Gewalt gegen Frauen'],
  ['My husband hits me.', 'IN', 'abuse', 'Tele-MANAS'],
  ['My husband controls my money and my phone.', 'US', 'abuse', 'National Domestic Violence Hotline'],
  ['I was raped.', 'US', 'sexual', 'RAINN National Sexual Assault Hotline'],
  ['I was raped.', 'GB', 'sexual', '24/7 Rape and Sexual Abuse Support Line (England and Wales)'],
  ['I was raped.', 'DE', 'sexual', 'Hilfetelefon Gewalt gegen Frauen'],
  ['I am 12 and my dad hits me.', 'US', 'child', 'Childhelp National Child Abuse Hotline'],
  ['I am 11 and my uncle touches me at night.', 'GB', 'child', 'Childline'],
  ['I want to kill myself tonight.', 'US', 'crisis', '988 Suicide & Crisis Lifeline'],
  ['I swallowed the whole bottle of pills.', 'GB', 'crisis', 'Samaritans'],
  [
    'They keep my passport and I have to work without pay.',
    'US',
    'trafficking',
    'National Human Trafficking Hotline',
  ],
  ['I have postpartum depression.', 'US', 'maternal', 'National Maternal Mental Health Hotline'],
])('"%s" from %s gets help for %s; the first helpline is %s', async (message, country, concern, name) => {
  const { ruth } = await seedUsers();

  const care = await careIn(ruth, message, { country });

  expect(care.concern).toBe(concern);
  expect(care.helplines[0]?.name).toBe(name);
});

test('if the country is unknown, crisis help lists only the international helpline directory, for the right concern', async () => {
  const { ruth } = await seedUsers();

  for (const [message, concern] of [
    ['My husband hits me.', 'abuse'],
    ['I was raped.', 'sexual'],
    ['I want to die.', 'crisis'],
  ] as const) {
    const { helplines } = await careIn(ruth, message);
    expect(helplines).toEqual([expect.objectContaining({ name: HELP_ELSEWHERE.name, for: concern })]);
  }
});

test('the helplines are for the country of the browser language, unless the user chose a country', async () => {
  const { ruth } = await seedUsers();
  const british = { 'Accept-Language': 'en-GB,en;q=0.9' };

  const help = await careIn(ruth, 'I want to die.', {}, british);
  const chosen = await careIn(ruth, 'I want to die.', { country: 'US' }, british);
  const withoutLines = await careIn(ruth, 'I want to die.', { country: 'XX' }, british);

  expect(help.helplines[0]?.name).toBe('Samaritans');
  expect(chosen.helplines[0]?.name).toBe('988 Suicide & Crisis Lifeline');
  expect(withoutLines.helplines.map(({ name }) => name)).toEqual([HELP_ELSEWHERE.name]);
});

test.each(['us', 'USA', 'U', '', 'U1', 7, null])('%j is rejected as a country', async (country) => {
  const { ruth } = await seedUsers();

  const { status } = await ruth.post(STUDY, { messages: [{ role: 'user', content: 'Hello' }], country });

  expect(status).toBe(400);
});

test('figure chats, symbol chats and dreams also list the helpline for domestic violence first', async () => {
  const { ruth } = await seedUsers();
  const message = 'My husband hits me.';

  const figure = await ruth.post('/api/biblical-figures/chat', {
    figureId: 'david',
    messages: [{ role: 'user', content: message }],
    country: 'US',
  });
  const symbol = await ruth.post('/api/dreams/chat', {
    symbolName: 'Water',
    symbolContext: 'Water',
    userMessage: message,
    country: 'US',
  });
  const dream = await ruth.post('/api/dreams/interpret', {
    dreamText: 'I dreamed of a river. When I am awake I am afraid, because my husband hits me.',
    country: 'US',
  });

  const parts = [
    ...ChatAnswer.parse(figure.body).parts,
    ...ChatAnswer.parse(symbol.body).parts,
    ...Interpretation.parse(dream.body).before,
  ];
  const cares = parts.filter((part) => part.kind === 'crisis_help');
  expect(cares).toHaveLength(3);
  for (const { helplines } of cares) expect(helplines[0]?.name).toBe('National Domestic Violence Hotline');
});

test('the response to a post that sounds like a crisis contains the helplines for the browser’s country', async () => {
  const { ruth } = await seedCommunity();
  const post = { roomId: ruth.rooms.prayer_requests, type: 'prayer_request' };

  const answer = await ruth.post(
    POSTS_PATH,
    { ...post, content: 'My husband hits me. Please pray.' },
    { 'Accept-Language': 'en-US' },
  );

  const { crisisHelp } = WrittenPost.parse(answer.body);
  expect(crisisHelp?.concern).toBe('abuse');
  expect(crisisHelp?.helplines[0]?.name).toBe('National Domestic Violence Hotline');
});

async function careIn(
  person: TestVisitor,
  content: string,
  from: { country?: string } = {},
  headers?: Record<string, string>,
): Promise<CrisisHelp> {
  const { body } = await person.post(STUDY, { messages: [{ role: 'user', content }], ...from }, headers);
  const [first] = ChatAnswer.parse(body).parts;
  if (first?.kind !== 'crisis_help') throw new Error(`Help does not come first for: ${content}`);
  return first;
}
