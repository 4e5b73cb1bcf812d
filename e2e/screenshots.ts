import type { Page } from '@playwright/test';
import { ADDRESSES } from '#contract/addresses';
import { DREAM_MAX } from '#contract/dreamLimits';
import { says, saysSymbols } from '#server/testing/provider';
import { answerAt, answerQuietly, levelDialog, SAVING } from './answering';
import { bring, DISTRESS, DREAM, DREAM_CHAT, dreamField, INTERPRET, talkAboutFirst } from './dreaming';
import { ask, keepReflection, place, receiveVerse, signUp, talkWith, test } from './house';
import { RISING_WATER, test as withModel } from './modelHouse';
import { test as inRooms, newPostField, openMenu, postOn, sendPost } from './people';

const BURDENS = [
  'The diagnosis, and what I have not told the children.',
  'My father',
  'I am so tired of being strong for everyone',
  'Rent',
  'What I said to Anna',
  'Work',
  'Being alone at Christmas',
  'Sleep',
];

test('every screen in every state', async ({ page, viewport }) => {
  const isNarrow = (viewport?.width ?? 0) < 1024;
  const shoot = camera(page, viewport?.width ?? 0);

  await page.goto('/');
  await shoot('landing');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await shoot('landing-sign-up');
  await page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('Email').fill('ruth');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email').fill('ruth@example.org');
  await form.getByLabel('Password', { exact: true }).fill('wrong');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await shoot('landing-failed');
  await signUp(page, {});
  await shoot('home');
  if (isNarrow) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await shoot('menu');
  }

  await page.goto('/sanctuary');
  await shoot('sanctuary-entry');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await shoot('sanctuary-adding');
  for (const burden of BURDENS.slice(0, 2)) await place(page, burden);
  await page.getByRole('textbox').fill(BURDENS[2] ?? '');
  await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
  await page.waitForTimeout(380);
  await shoot('sanctuary-placing', 0);
  await shoot('sanctuary-three');
  for (const burden of BURDENS.slice(3)) await place(page, burden);
  await shoot('sanctuary-eight');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('checkbox').click();
  await shoot('sanctuary-ready');
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.waitForTimeout(1300);
  await shoot('sanctuary-lifting', 0);
  await page.getByRole('button', { name: 'Save this reflection' }).waitFor();
  await page.waitForTimeout(2500);
  await shoot('sanctuary-verse');
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await shoot('sanctuary-reflection-required');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/sanctuary/journal');
  await shoot('journal-empty');
  await receiveVerse(page, ['One']);
  await keepReflection(page, 'I do not have to hold this up by myself. I slept.', ['Healing', 'Gratitude']);
  await shoot('sanctuary-saved');
  await receiveVerse(page, ['Two']);
  await keepReflection(page, 'Forgave him again today. It took less long than yesterday.', ['Forgiveness']);
  await page.goto('/sanctuary/journal');
  await shoot('journal');
  await page.getByLabel('Search your reflections').fill('harvest');
  await shoot('journal-nothing-found');
  await page.getByLabel('Search your reflections').fill('');
  await page.getByRole('button', { name: 'Delete this reflection' }).first().click();
  await shoot('journal-deleted');

  for (const address of [...ADDRESSES.filter((each) => !/^\/$|sanctuary$|journal/.test(each)), '/nowhere']) {
    await page.goto(address);
    await shoot(address.slice(1).replaceAll('/', '-'));
  }
});

test('the figures, the conversations, the passages and the help, in every state', async ({
  ruth: { page },
  viewport,
}) => {
  const shoot = camera(page, viewport?.width ?? 0);

  await page.route('**/api/biblical-figures', () => {});
  await page.goto('/biblical-figures');
  await shoot('figures-loading');
  await page.unroute('**/api/biblical-figures');
  await page.route('**/api/biblical-figures', (route) => route.abort());
  await page.goto('/biblical-figures');
  await shoot('figures-unreachable');
  await page.goto('/biblical-figures?with=david');
  await shoot('chat-unreachable');
  await page.unroute('**/api/biblical-figures');
  await page.goto('/biblical-figures');
  await shoot('figures');
  const field = page.getByLabel('What are you going through?');
  await field.fill('I feel like giving up');
  await field.press('Enter');
  await shoot('figures-mentors', 1200);
  await field.fill('zzz');
  await field.press('Enter');
  await shoot('figures-none');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await shoot('help');
  await page.getByLabel('Where are you?').selectOption('United Kingdom');
  await shoot('help-country');

  await talkWith(page, 'david');
  await shoot('chat-welcome');
  await page.getByRole('textbox').fill('How did you beat Goliath? '.repeat(80));
  await shoot('chat-too-long');
  await page.getByRole('textbox').fill('');
  await page.route('**/api/biblical-figures/chat', () => {});
  await page.getByRole('textbox').fill('Who are you?');
  await page.keyboard.press('Enter');
  await shoot('chat-writing');
  await page.getByRole('button', { name: 'Stop' }).click();
  await shoot('chat-stopped');
  await page.unroute('**/api/biblical-figures/chat');
  await ask(page, 'How did you beat Goliath?');
  await shoot('chat-answer');
  await page.getByRole('link', { name: '1 Samuel 17:32-50, open the passage' }).click();
  await shoot('reader');
  await page.getByRole('button', { name: 'Close the passage' }).click();
  await ask(page, 'I want to end my life');
  await shoot('chat-care');
  await page.route('**/api/biblical-figures/chat', (route) => route.abort());
  await ask(page, 'Are you still there?');
  await shoot('chat-failed');
  await page.unroute('**/api/biblical-figures/chat');
  await talkWith(page, 'bible-chat');
  await shoot('study-welcome');
  await ask(page, 'I am anxious about money');
  await shoot('study-answer');

  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await place(page, 'They would be better off without me');
  await shoot('sanctuary-care');
  page.once('dialog', (dialog) => dialog.accept());
  for (const [name, address] of [
    ['passage', '/scripture/Psalm_23.1-3'],
    ['passage-paragraphs', '/scripture/John_3.16'],
    ['passage-missing', '/scripture/Psalm_151'],
  ] as const) {
    await page.goto(address);
    await shoot(name);
  }
  await page.getByRole('button', { name: 'Chapters' }).click();
  await shoot('passage-chapters');
});

test('a dream, its symbols, a talk about one and the journal, in every state', async ({
  ruth: { page },
  viewport,
}) => {
  const shoot = camera(page, viewport?.width ?? 0);
  const shootWhole = camera(page, viewport?.width ?? 0, true);
  const find = page.getByRole('button', { name: 'Find Symbols' });

  await page.goto('/dreams/journal');
  await shoot('dream-journal-empty');
  await page.goto('/dreams');
  await shoot('dreams-empty');
  await dreamField(page).fill(DREAM);
  await shoot('dreams-typed');
  await dreamField(page).fill('x'.repeat(DREAM_MAX + 1));
  await shoot('dreams-too-long');
  await dreamField(page).fill(DREAM);
  await page.route(INTERPRET, () => {});
  await find.click();
  await shoot('dreams-searching');
  await page.unroute(INTERPRET);
  await page.reload();
  await page.route(INTERPRET, (route) => route.abort());
  await find.click();
  await shootWhole('dreams-failed');
  await page.unroute(INTERPRET);
  await bring(page, DISTRESS);
  await shootWhole('dreams-care');
  await bring(page, 'xyz');
  await shootWhole('dreams-reflection');
  await bring(page, DREAM);
  await shoot('dreams-found');
  await page.getByRole('button', { name: 'Flag these symbols' }).click();
  await shootWhole('dreams-flagged');

  await talkAboutFirst(page);
  await shoot('dream-chat-welcome');
  await page.route(DREAM_CHAT, () => {});
  await page.getByRole('textbox').fill('It was cold, and I was alone.');
  await page.keyboard.press('Enter');
  await shoot('dream-chat-writing');
  await page.unroute(DREAM_CHAT);
  await page.getByRole('button', { name: 'Stop' }).click();
  await ask(page, 'I am anxious about money');
  await shoot('dream-chat-answer');
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await page.getByRole('button', { name: 'Include the words' }).waitFor();
  await shoot('dream-chat-flagged');
  await page.getByRole('button', { name: 'Close' }).click();

  for (const dream of ['The snake came back, and there was water again.', 'I was falling once more.']) {
    await page.getByRole('button', { name: 'Keep in my dream journal' }).click();
    await shoot('dream-keep');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByRole('button', { name: 'New Dream' }).click();
    await bring(page, dream);
  }
  await page.getByRole('link', { name: 'Dream journal' }).click();
  await shootWhole('dream-journal');
  await page.getByRole('button', { name: 'Delete this dream' }).first().click();
  await shoot('dream-journal-deleted');
});

test('the truths, the questions, the Blueprint and the achievements, in every state', async ({
  ruth: { page },
  viewport,
}) => {
  const shoot = camera(page, viewport?.width ?? 0);
  const shootWhole = camera(page, viewport?.width ?? 0, true);

  await page.goto('/identity?mode=summary');
  await shootWhole('blueprint-empty');
  await page.goto('/identity?mode=info');
  await shootWhole('identity-info');
  await page.goto('/identity?truth=chosen');
  await shootWhole('identity-truth');
  await page.getByRole('tab', { name: 'Discovery Exercise' }).click();
  await shootWhole('identity-exercise');
  await page.getByRole('button', { name: 'Save My Responses' }).click();
  await shoot('identity-nothing-to-save');
  await page.goto('/identity?mode=journey&step=1');
  await shoot('identity-question');
  await page.getByRole('textbox').fill(answerAt(1));
  await page.route(SAVING, (route) => route.abort());
  await page.getByRole('button', { name: 'Next' }).click();
  await shoot('identity-save-failed');
  await page.unroute(SAVING);
  await answerQuietly(page, 1, 5);
  await page.goto('/identity');
  await shootWhole('identity-begun');
  await page.goto('/identity?mode=summary');
  await shootWhole('blueprint-begun');
  await answerQuietly(page, 6, 14);
  await page.goto('/identity');
  await levelDialog(page).waitFor();
  await shoot('level-reached');
  await page.getByRole('button', { name: 'Go on' }).click();
  await shootWhole('identity-complete');
  await page.getByRole('link', { name: 'View Your Complete Identity in Christ' }).click();
  await shootWhole('blueprint');
  const living = page.getByRole('region', { name: 'Living Your Blueprint' });
  await living.getByRole('button', { name: 'Write it in my own words' }).click();
  await shoot('blueprint-writing');
  await living.getByRole('textbox').fill('I glean until evening, and carry home what is left.');
  await living.getByRole('button', { name: 'Save' }).click();
  await shoot('blueprint-own-words');
  await page.goto('/achievements');
  await page.getByRole('button', { name: /^Claim Achievement.*First Light$/ }).click();
  await shootWhole('achievements-claimed');
  await page.goto('/profile');
  await shootWhole('profile-companion');
});

withModel(
  'a dream and a conversation where AI answers, and where the written guide does instead',
  async ({ ruth: { page }, viewport, model }) => {
    const shoot = camera(page, viewport?.width ?? 0);
    await page.goto('/dreams');
    model.answer = saysSymbols([RISING_WATER]);
    await bring(page, DREAM);
    await camera(page, viewport?.width ?? 0, true)('ai-dreams');
    await talkAboutFirst(page);
    model.answer = says('The psalm does not hurry past the deep.\n\nWho stood beside you?');
    await ask(page, 'It was cold, and I was alone.');
    await shoot('ai-dream-chat');
    await talkWith(page, 'david');
    model.answer = says('[imagined] My hands still smelled of wool.');
    await ask(page, 'How were you chosen to be king?');
    await shoot('ai-chat');
    model.answer = says('[imagined] I am Jesus.');
    await ask(page, 'How did you beat Goliath?');
    await shoot('ai-chat-instead');
  },
);

inRooms.describe('the rooms', () => {
  // In a house whose database can be asked for rooms of one's own.
  inRooms.use({ database: 'postgresql' });

  inRooms('posts, prayers and whatever stands about them', async ({ joins, newRoom, viewport }) => {
    const [ruth, boaz, naomi] = await Promise.all([
      joins('Ruth', { lastName: 'of Moab', hasAgreed: false }),
      joins('Boaz'),
      joins('Naomi', { isModerator: true }),
    ]);
    const square = await newRoom('town_square', 'Town Square');
    const prayers = await newRoom('prayer_requests', 'Prayer Requests');
    const page = await ruth.opens(square.address);
    const shoot = camera(page, viewport?.width ?? 0);
    const shootWhole = camera(page, viewport?.width ?? 0, true);
    await shoot('room-empty');
    await sendPost(page, 'They left whole handfuls lying for me. Ruth 2:16');
    await shoot('room-rules');
    await page.getByRole('button', { name: 'I agree: post it' }).click();
    await postOn(page, 'handfuls').waitFor();
    await boaz.writes(square.id, `${'Barley harvest has begun at last. '.repeat(60)}`);
    const said = await boaz.writes(
      square.id,
      'He wrote "The Lord is my friend" (Psalm 23:1). https://example.org',
    );
    for (const words of ['Amen.', 'So it is.', 'I am glad you came.']) await naomi.comments(said.id, words);
    await page.getByRole('button', { name: '2 new posts' }).waitFor();
    await shoot('room-new-posts');
    await page.getByRole('button', { name: '2 new posts' }).click();
    await page.getByRole('button', { name: 'View all 3 comments' }).click();
    await postOn(page, 'my friend')
      .getByRole('button', { name: /^Comment/ })
      .click();
    await shootWhole('room-full');
    await openMenu(page, 'Barley harvest');
    await shoot('room-menu');
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await shoot('room-report');
    await page.getByRole('radio', { name: 'I am worried about this person' }).check();
    await page.getByRole('button', { name: 'Show it to them' }).click();
    await shoot('room-reported');
    await page.keyboard.press('Escape');
    await sendPost(page, 'I do not want to live anymore');
    await shootWhole('room-care');
    await sendPost(page, 'Please send me $200 by cash app today, anybody here.');
    await shootWhole('room-held');
    await page.route('**/api/community/posts', (route) => route.abort());
    await sendPost(page, 'On the road from Moab there is no signal.');
    await shoot('room-outbox');
    await newPostField(page).fill('x'.repeat(5001));
    await shoot('room-too-long');

    const rain = await boaz.asksPrayer(prayers.id, 'For rain before the barley dries.');
    const thanks = 'It rained for two days.';
    await boaz.calls('PUT', `/api/community/posts/${rain.id}/answered`, { answered: true, thanks });
    const sister = await naomi.asksPrayer(prayers.id, 'For my sister, who turned back.', true);
    await boaz.calls('POST', '/api/community/prayers', { postId: sister.id });
    await ruth.asksPrayer(prayers.id, 'For bread, and for courage to ask.', true);
    await ruth.opens(prayers.address);
    await shootWhole('room-prayers');
    await postOn(page, 'For bread').getByRole('button', { name: 'Mark as answered' }).click();
    await shoot('room-answering');
    await ruth.blocks(boaz.id);
    await page.getByRole('link', { name: 'Back to Community' }).click();
    await page.getByRole('button', { name: 'Blocked people' }).click();
    await shootWhole('community-blocked');
  });

  inRooms('what a moderator keeps', async ({ joins, newRoom, viewport }) => {
    const [ruth, boaz, naomi] = await Promise.all([
      joins('Ruth', { lastName: 'of Moab' }),
      joins('Boaz'),
      joins('Naomi', { isModerator: true }),
    ]);
    const room = await newRoom('walking_together', 'Walking Together');
    const [worry, removed] = [
      await ruth.writes(room.id, 'I am at the end of my strength.'),
      await ruth.writes(room.id, 'Naomi, of the house by the well, told me this.'),
    ];
    await boaz.reports(worry.id, 'worried', 'She is alone.');
    await boaz.reports(removed.id, 'private');
    const page = await naomi.opens(room.address);
    const shoot = camera(page, viewport?.width ?? 0);
    const shootWhole = camera(page, viewport?.width ?? 0, true);
    await page.getByRole('button', { name: 'Admin' }).click();
    await page.getByText('She is alone.').waitFor();
    await shootWhole('moderator-queue');
    await page.getByRole('button', { name: 'New Theme' }).click();
    await page.getByLabel('Theme Title').fill('Gleaning');
    await page.getByRole('textbox', { name: 'Description' }).fill('What we pick up behind the reapers.');
    await shoot('moderator-theme');
    await page.getByRole('button', { name: 'Insert link' }).click();
    await shoot('moderator-link');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create Theme' }).click();
    await page.getByText('Currently Active').waitFor();
    await shootWhole('moderator-themes');
    const waits = page.getByRole('listitem').filter({ hasText: 'house by the well' }).first();
    await waits.getByText('A note to the author, if you like').click();
    await waits.getByRole('button', { name: 'It tells what is private' }).click();
    await waits.getByRole('button', { name: 'Take it down' }).click();
    await shoot('moderator-remove');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it down' }).click();
    await postOn(page, 'house by the well').waitFor({ state: 'detached' });
    await page.goto('/community/log');
    await shoot('community-log-kept');
    const hers = await ruth.opens(room.address);
    await camera(hers, viewport?.width ?? 0, true)('room-theme-and-note');
  });
});

function camera(page: Page, width: number, isWhole = false) {
  return async (name: string, settleMs = 700) => {
    await page.waitForTimeout(settleMs);
    await page.screenshot({ path: `.cache/screenshots/${name}-${width}.png`, fullPage: isWhole });
  };
}
