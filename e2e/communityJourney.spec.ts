import { ACT_WORDS, REPORTED_WORDS, SUGGESTED_NOTES } from '#content/reportWords';
import { expect, notice } from './house';
import { aloneWithTheme, choose, newPostField, postOn, sendPost, test } from './people';

// On each of the two databases, each with another width: of a theme there is one in a house.

const SURE = 'This action cannot be undone.';

test('three people in a room hear of each other, and one of them keeps it', async ({ joins }) => {
  test.slow();
  const [ruth, boaz, naomi] = await Promise.all([
    joins('Ruth', { lastName: 'of Moab', hasAgreed: false }),
    joins('Boaz'),
    joins('Naomi', { isModerator: true }),
  ]);
  const { id: roomId, name } = await boaz.room('town_square');
  // Where a house is killed meanwhile, the journey may be walked twice in one room.
  const mark = crypto.randomUUID();
  for (let line = 8; line > 0; line -= 1)
    await naomi.writes(roomId, `Sheaf ${line} of ${mark}. ${'Barley. '.repeat(60)}`);
  const third = `Sheaf 3 of ${mark}.`;
  const words = `They left whole handfuls lying for me ${mark}`;

  const hers = await ruth.opens('/');
  const his = await boaz.opens(`/community?room=${roomId}`);
  await hers.getByRole('link', { name: 'Join Community' }).click();
  await hers.getByRole('link', { name, exact: true }).click();
  await expect(hers.getByRole('heading', { level: 1, name })).toBeVisible();
  await postOn(his, third).scrollIntoViewIfNeeded();
  const placeOfHis = () =>
    postOn(his, third).evaluate((post) => Math.round(post.getBoundingClientRect().top));
  await his.evaluate(() => document.fonts.ready);
  const before = await placeOfHis();

  await sendPost(hers, words);
  const rules = hers.getByRole('dialog', { name: 'Before your first post' });
  await rules.getByRole('button', { name: 'Not now' }).click();
  await expect(newPostField(hers)).toHaveValue(words);
  await hers.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(rules.getByRole('listitem')).toHaveCount(8);
  await rules.getByRole('button', { name: 'I agree: post it' }).click();
  await expect(postOn(hers, words)).toContainText('Just now');
  await expect(newPostField(hers)).toHaveValue('');

  const waiting = his.getByRole('button', { name: '1 new post' });
  await expect(waiting).toBeInViewport();
  await expect(postOn(his, words)).toHaveCount(0);
  expect(await placeOfHis(), 'nothing moves until he asks').toBe(before);
  await waiting.click();
  await expect(postOn(his, words)).toBeInViewport();
  await expect(waiting).toHaveCount(0);

  const heart = postOn(his, words).getByRole('button', { name: /^Heart/ });
  await heart.click();
  await expect(heart).toHaveAccessibleName('Heart, 1');
  const answer = postOn(his, words).getByRole('button', { name: /^Comment/ });
  await answer.click();
  const field = his.getByRole('textbox', { name: 'Your comment on the post by Ruth' });
  await field.fill('Come and eat with us.');
  await field.press('Control+Enter');
  await expect(field).toHaveCount(0);
  await expect(postOn(hers, words).getByRole('listitem')).toHaveText(/Boaz.*Come and eat with us\./);
  await expect(postOn(hers, words).getByRole('button', { name: 'Heart, 1' })).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAccessibleName('Heart');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  const { id: postId } = (await boaz.reads(roomId)).find(({ content }) => content === words) ?? { id: 0 };
  await naomi.comments(postId, 'Sit down, my daughter.');
  await naomi.comments(postId, 'He will not rest until he has finished it.');
  const comments = postOn(hers, words).getByRole('listitem');
  const all = hers.getByRole('button', { name: 'View all 3 comments' });
  await expect(all).toBeVisible();
  await expect(comments).toHaveCount(2);
  await all.click();
  await expect(comments).toHaveCount(3);
  await expect(comments.first()).toContainText('Come and eat with us.');
  await expect(comments.last()).toContainText('Moderator');
  await hers.getByRole('button', { name: 'Show less' }).click();
  await expect(comments).toHaveCount(2);
  await expect(postOn(hers, words).getByRole('button', { name: 'Heart', exact: true })).toBeVisible();

  await choose(his, words, 'Report');
  const report = his.getByRole('dialog', { name: 'Show this post to the moderators' });
  await expect(report.getByRole('button', { name: 'Show it to them' })).toBeDisabled();
  await report.getByRole('radio', { name: 'It tells what is private' }).check();
  await report.getByLabel('Anything the moderators should know').fill('It names my field.');
  await report.getByRole('button', { name: 'Show it to them' }).click();
  const thanks = his.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks).toContainText(REPORTED_WORDS.other);
  await thanks.getByRole('button', { name: 'Close', exact: true }).last().click();

  const desk = await naomi.opens(`/community?room=${roomId}`);
  await desk.getByRole('button', { name: 'Admin' }).click();
  const waits = desk.getByRole('listitem', { name: `Post in ${name}` }).filter({ hasText: words });
  await expect(waits).toContainText('It tells what is private');
  await expect(waits).toContainText('It names my field.');
  await waits.getByText('A note to the author, if you like').click();
  await waits.getByRole('button', { name: 'It tells what is private' }).click();
  await waits.getByRole('button', { name: 'Take it down' }).click();
  const question = desk.getByRole('alertdialog', { name: 'Take this post down?' });
  await expect(question).toContainText(`Are you sure you want to delete this post? ${SURE}`);
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(waits).toBeVisible();
  await waits.getByRole('button', { name: 'Take it down' }).click();
  await question.getByRole('button', { name: 'Take it down' }).click();
  // While it is open, nothing else is there for whoever hears the page.
  await expect(question).toHaveCount(0);
  await expect(waits).toHaveCount(0);
  for (const [who, page] of Object.entries({ desk, his, hers }))
    await expect(postOn(page, words), who).toHaveCount(0);

  const told = hers.getByRole('region', { name: 'From the moderators' });
  await expect(told).toContainText(ACT_WORDS.remove.toAuthor.replace('{kind}', 'post'));
  await expect(told).toContainText(SUGGESTED_NOTES.private);
  await expect(told).toContainText(words);
  await told.getByRole('button', { name: 'I have read this' }).click();
  await expect(told).toHaveCount(0);
});

test('a moderator sets the theme of the week, and everybody walks with it', async ({ joins, house }) => {
  test.slow();
  const [boaz, naomi] = await Promise.all([joins('Boaz'), joins('Naomi', { isModerator: true })]);
  const { id: roomId, name } = await boaz.room('walking_together');
  const rest = `Rest ${crypto.randomUUID().slice(0, 8)}`;
  const trust = `Trust ${crypto.randomUUID().slice(0, 8)}`;

  await aloneWithTheme(house, async () => {
    const desk = await naomi.opens(`/community?room=${roomId}`);
    await desk.getByRole('button', { name: 'Admin' }).click();
    await desk.getByRole('button', { name: 'New Theme' }).click();
    const form = desk.getByRole('form', { name: 'New theme' });
    const create = form.getByRole('button', { name: 'Create Theme' });
    await expect(form.getByLabel('Theme Title')).toBeFocused();
    await create.click();
    await expect(form.getByText('Please fill in all fields')).toBeVisible();
    await form.getByLabel('Theme Title').fill(rest);
    const end = await form.getByLabel('Week End').inputValue();
    await form.getByLabel('Week End').fill(await form.getByLabel('Week Start').inputValue());

    const description = form.getByRole('textbox', { name: 'Description' });
    await description.click();
    await desk.keyboard.type('Come ');
    await form.getByRole('button', { name: 'Bold' }).click();
    await desk.keyboard.type('unto me');
    await form.getByRole('button', { name: 'Bold' }).click();
    await form.getByRole('button', { name: 'Italic' }).click();
    await desk.keyboard.type(' all ye');
    await form.getByRole('button', { name: 'Italic' }).click();
    await desk.keyboard.type(' that labour ');
    await form.getByRole('button', { name: 'Insert link' }).click();
    const link = desk.getByRole('dialog', { name: 'Insert link' });
    const insert = link.getByRole('button', { name: 'Insert link' });
    await link.getByLabel('Text').fill('and read');
    await insert.click();
    await expect(link.getByLabel('URL')).toHaveAttribute('aria-invalid', 'true');
    await link.getByLabel('URL').fill('javascript:alert(1)');
    await insert.click();
    await expect(link).toBeVisible();
    await link.getByLabel('URL').fill('example.org/rest');
    await insert.click();
    await expect(link).toHaveCount(0);
    await create.click();
    await expect(form.getByText('End date must be after start date')).toBeVisible();
    await form.getByLabel('Week End').fill(end);
    await create.click();
    await expect(notice(desk, 'Weekly theme created successfully!')).toBeVisible();
    await expect(form).toHaveCount(0);
    const item = (title: string) => desk.getByRole('listitem').filter({ hasText: title });
    await expect(item(rest)).toContainText('Currently Active');

    const his = await boaz.opens('/community');
    const card = his.getByRole('region', { name: "This Week's Theme" });
    await expect(card).toContainText(rest);
    await expect(card).toContainText('Come unto me all ye that labour and read');
    await card.getByRole('link', { name }).click();
    const banner = his.getByRole('region', { name: rest });
    await expect(banner.locator('strong')).toHaveText('unto me');
    await expect(banner.locator('em')).toHaveText(/all ye/);
    const leads = banner.getByRole('link', { name: /^and read/ });
    await expect(leads).toHaveAttribute('href', 'https://example.org/rest');
    await expect(leads).toHaveAttribute('rel', /noopener/);

    await item(rest).getByRole('button', { name: /^Edit/ }).click();
    const edit = desk.getByRole('form', { name: 'Edit theme' });
    await expect(edit.getByRole('textbox', { name: 'Description' }).locator('strong')).toHaveText('unto me');
    await edit.getByLabel('Theme Title').fill(`${rest} for the weary`);
    await edit.getByRole('button', { name: 'Update Theme' }).click();
    await expect(notice(desk, 'Weekly theme updated successfully!')).toBeVisible();
    await expect(his.getByRole('heading', { name: `${rest} for the weary` })).toBeVisible();

    await desk.getByRole('button', { name: 'New Theme' }).click();
    await form.getByLabel('Theme Title').fill(trust);
    await description.fill('In all thy ways.');
    await create.click();
    await expect(his.getByRole('heading', { name: trust })).toBeVisible();
    await expect(his.getByRole('heading', { name: rest })).toHaveCount(0);
    await expect(item(trust)).toContainText('Currently Active');
    await item(rest)
      .getByRole('button', { name: /^Activate/ })
      .click();
    await expect(notice(desk, 'Theme activated successfully!')).toBeVisible();
    await expect(his.getByRole('heading', { name: `${rest} for the weary` })).toBeVisible();
    await expect(desk.getByText('Currently Active')).toHaveCount(1);
    await expect(item(rest)).toContainText('Currently Active');
  });
});
