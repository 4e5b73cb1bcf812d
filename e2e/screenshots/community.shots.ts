import { newPostField, openPostMenu, postWith, submitPost, test } from '../communityFixtures';
import { camera } from './camera';

// `newRoom` needs a PostgreSQL server.
test.use({ database: 'postgresql' });

test('screenshots of posts, prayer requests and comments', async ({ createUser, newRoom }) => {
  const [ruth, boaz, naomi] = await Promise.all([
    createUser('Ruth', { lastName: 'of Moab', hasAgreed: false }),
    createUser('Boaz'),
    createUser('Naomi', { isModerator: true }),
  ]);
  const square = await newRoom('town_square', 'Evening Table');
  const prayers = await newRoom('prayer_requests', 'Evening Prayers');
  const page = await ruth.open(square.address);
  const { shoot, shootWhole } = camera(page);
  await shoot('room-empty');
  await submitPost(page, 'They left whole handfuls lying for me. Ruth 2:16');
  const agree = page.getByRole('button', { name: 'I agree, post it' });
  await agree.waitFor();
  await shoot('room-rules');
  await agree.click();
  await postWith(page, 'handfuls').waitFor();
  await boaz.createPost(square.id, `${'Barley harvest has begun at last. '.repeat(60)}`);
  const said = await boaz.createPost(
    square.id,
    'He wrote "The Lord is my friend" (Psalm 23:1). https://example.org',
  );
  for (const words of ['Amen.', 'So it is.', 'I am glad you came.'])
    await naomi.createComment(said.id, words);
  await page.getByRole('button', { name: '2 new posts' }).waitFor();
  await shoot('room-new-posts');
  await page.getByRole('button', { name: '2 new posts' }).click();
  await page.getByRole('button', { name: 'View all 3 comments' }).click();
  await postWith(page, 'my friend')
    .getByRole('button', { name: /^Comment/ })
    .click();
  await shootWhole('room-full');
  await openPostMenu(page, 'Barley harvest');
  await shoot('room-menu');
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await shoot('room-report');
  await page.getByRole('radio', { name: 'I am worried about this person' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
  await shoot('room-reported');
  await page.keyboard.press('Escape');
  await submitPost(page, 'I do not want to live anymore');
  await shootWhole('room-care');
  await submitPost(page, 'Please send me $200 by cash app today, anybody here.');
  await shootWhole('room-held');
  await page.route('**/api/community/posts', (route) => route.abort());
  await submitPost(page, 'On the road from Moab there is no signal.');
  await shoot('room-unsent');
  await newPostField(page).fill('x'.repeat(5001));
  await shoot('room-too-long');

  const rain = await boaz.createPrayerRequest(prayers.id, 'For rain before the barley dries.');
  const thanks = 'It rained for two days.';
  await boaz.request('PUT', `/api/community/posts/${rain.id}/answered`, { answered: true, thanks });
  const sister = await naomi.createPrayerRequest(prayers.id, 'For my sister, who turned back.', true);
  await boaz.request('POST', '/api/community/prayers', { postId: sister.id });
  await ruth.createPrayerRequest(prayers.id, 'For bread, and for courage to ask.', true);
  await ruth.open(prayers.address);
  await shootWhole('room-prayers');
  await postWith(page, 'For bread').getByRole('button', { name: 'Mark as answered' }).click();
  await shoot('room-answering');
  await ruth.blockUser(boaz.id);
  await page.getByRole('link', { name: 'Back to Community' }).click();
  await page.getByRole('button', { name: 'Blocked people' }).click();
  await shootWhole('community-blocked');
});

test('screenshots of the moderator tools', async ({ createUser, newRoom }) => {
  const [ruth, boaz, naomi] = await Promise.all([
    createUser('Ruth', { lastName: 'of Moab' }),
    createUser('Boaz'),
    createUser('Naomi', { isModerator: true }),
  ]);
  const room = await newRoom('walking_together', 'Walking Together');
  const [worry, removed] = [
    await ruth.createPost(room.id, 'I am at the end of my strength.'),
    await ruth.createPost(room.id, 'Naomi, of the house by the well, told me this.'),
  ];
  const prayers = await newRoom('prayer_requests', 'Evening Prayers');
  const rain = await ruth.createPrayerRequest(prayers.id, 'For rain before the barley dries.');
  const thanks = 'It rained for two days, and I thank everybody who asked with me.';
  await ruth.request('PUT', `/api/community/posts/${rain.id}/answered`, { answered: true, thanks });
  await boaz.reportPost(rain.id, 'unkind');
  await boaz.reportPost(worry.id, 'worried', 'She is alone.');
  await boaz.reportPost(removed.id, 'private');
  const page = await naomi.open(room.address);
  const { shoot, shootWhole } = camera(page);
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
  await waits.getByText('Note to the author (optional)').click();
  await waits.getByRole('button', { name: 'It shares something private' }).click();
  await waits.getByRole('button', { name: 'Take it down' }).click();
  await shoot('moderator-remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it down' }).click();
  await postWith(page, 'house by the well').waitFor({ state: 'detached' });
  await page.goto('/community/log');
  await shoot('community-log-kept');
  const hers = await ruth.open(room.address);
  await camera(hers).shootWhole('room-theme-and-note');
});
