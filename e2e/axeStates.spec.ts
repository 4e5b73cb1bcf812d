import { DREAM_MAX } from '#contract/dreamLimits';
import { expectNoAxeViolations } from './accessibility';
import {
  DISTRESS,
  DREAM,
  DREAM_CHAT,
  dreamField,
  INTERPRET,
  openFirstSymbolChat,
  submitDream,
  symbolsDisclosure,
} from './dreamSteps';
import {
  askAndWait,
  chatMessages,
  expect,
  holdRequests,
  openChat,
  placeBurden,
  receiveVerse,
  saveReflection,
  test,
  toastWith,
} from './fixtures';
import { answerAt, answerThroughApi, levelToast, SAVE_RESPONSE } from './identityAnswers';

// States with the same layout at every width.

test('the sanctuary and its journal have no accessibility violations in any state', async ({
  signedIn: { page },
}) => {
  test.slow();
  await page.clock.install();
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await expectNoAxeViolations(page);
  for (let burden = 1; burden <= 7; burden += 1) {
    await page.getByRole('textbox').fill(`Burden ${burden}`);
    await page.getByRole('button', { name: 'Place in Sacred Chest' }).click();
    await page.clock.fastForward(900);
    await expect(page.getByTestId('slip-count')).toContainText(String(burden));
  }
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await page.getByRole('checkbox').click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Release to God' }).click();
  await expect(page.getByText('God is lifting your burdens...')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.clock.fastForward(4500);
  await expect(page.getByRole('button', { name: 'Save this reflection' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save this reflection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Praise' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await saveReflection(page, 'Quieter now.', ['Healing']);
  await receiveVerse(page, ['One more']);
  await saveReflection(page, 'And the next day too.', ['Praise']);
  await page.goto('/sanctuary/journal');
  await expect(page.getByText('2 reflections')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Search your reflections').fill('nothing like it');
  await expect(page.getByText('Nothing in your reflections matches “nothing like it”.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Search your reflections').fill('');
  await page.getByRole('button', { name: 'Delete this reflection' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a chat with a figure has no accessibility violations in any state', async ({ signedIn: { page } }) => {
  test.slow();
  await openChat(page, 'david');
  await expectNoAxeViolations(page);
  await page.getByRole('textbox').fill('x'.repeat(2001));
  await expectNoAxeViolations(page);
  await askAndWait(page, 'How did you beat Goliath?');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '1 Samuel 17:32-50, open the passage' }).click();
  await expect(page.getByText('So David prevailed over the Philistine')).toBeAttached();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Close the passage' }).click();
  await askAndWait(page, 'I want to end my life');
  await expect(page.getByRole('region', { name: 'Help is near' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Hide this help' }).click();
  await expectNoAxeViolations(page);
  await askAndWait(page, 'My husband hits me');
  await expect(page.getByRole('button', { name: 'Leave this page quickly' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.route('**/api/biblical-figures/chat', (route) => route.abort());
  await askAndWait(page, 'Are you still there?');
  await expect(chatMessages(page).last()).toContainText('I apologize');
  await expectNoAxeViolations(page);
  await page.unroute('**/api/biblical-figures/chat');
  await page.route('**/api/biblical-figures/chat', () => {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the answer here.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the sanctuary’s crisis help card has no accessibility violations', async ({ signedIn: { page } }) => {
  await page.goto('/sanctuary');
  await page.getByRole('button', { name: 'Enter the Sanctuary' }).click();
  await placeBurden(page, 'I do not want to live anymore');
  await expect(page.getByRole('region', { name: 'Help is near' })).toBeVisible();
  const card = await page.getByRole('region', { name: 'Help is near' }).boundingBox();
  expect(card?.width).toBeGreaterThan(300);
  await expectNoAxeViolations(page);
});

test('the dreams screen has no accessibility violations in any state', async ({ signedIn: { page } }) => {
  test.slow();
  await page.goto('/dreams');
  const find = page.getByRole('button', { name: 'Find Symbols' });
  await dreamField(page).fill('x'.repeat(DREAM_MAX + 1));
  await expect(page.getByText('1 character too long')).toBeVisible();
  await expectNoAxeViolations(page);
  await dreamField(page).fill(DREAM);
  await expect(find).toBeEnabled();
  await expectNoAxeViolations(page);
  const release = await holdRequests(page, INTERPRET);
  await find.click();
  await expect(page.getByRole('button', { name: 'Reflecting...' })).toBeVisible();
  await expectNoAxeViolations(page);
  release();
  await page.getByRole('button', { name: 'Flag these symbols' }).click();
  await expect(page.getByRole('button', { name: 'Yes, keep the text' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(INTERPRET);
  await submitDream(page, DISTRESS);
  await expectNoAxeViolations(page);
  await symbolsDisclosure(page).click();
  await expectNoAxeViolations(page);
  await submitDream(page, 'xyz');
  await expectNoAxeViolations(page);
  await page.route(INTERPRET, (route) => route.abort());
  await find.click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the symbol chat and the dream journal have no accessibility violations', async ({
  signedIn: { page },
}) => {
  test.slow();
  await page.goto('/dreams');
  await submitDream(page, DREAM);
  await openFirstSymbolChat(page);
  await expectNoAxeViolations(page);
  await page.route(DREAM_CHAT, () => {});
  await page.getByRole('textbox').fill('Tell me more');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.unroute(DREAM_CHAT);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Flag' }).click();
  await page.getByRole('button', { name: 'Yes, keep the text' }).click();
  await expect(page.getByText('Thank you. We’ve kept the text.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save to my dream journal' }).click();
  await expect(page.getByRole('dialog', { name: 'Save This Dream' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved in my dream journal' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'New Dream' }).click();
  await submitDream(page, DREAM);
  await page.getByRole('button', { name: 'Save to my dream journal' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Dream journal' }).click();
  const recurring = page.getByRole('region', { name: 'What keeps coming back' });
  await recurring.getByRole('button').first().click();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Delete this dream' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the identity truths and their questions have no accessibility violations', async ({
  signedIn: { page },
}) => {
  test.slow();
  await page.goto('/identity?mode=info');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn the Truths' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Answer the questions/ })).toHaveCount(4);
  // No line break after the number of the book.
  expect(await page.getByRole('link', { name: '1 Peter 2:9' }).textContent()).toContain('1\u00a0Peter 2:9');
  await page.getByRole('link', { name: 'You Are Gifted', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You Are Gifted' })).toBeInViewport();
  await expectNoAxeViolations(page);
  await page.goto('/identity?mode=journey&step=3');
  await page.getByRole('textbox').fill(answerAt(3));
  await page.route(SAVE_RESPONSE, (route) => route.abort());
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(toastWith(page, 'Save failed')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/identity?truth=chosen');
  await expect(page.getByRole('tab', { name: 'Truth Content' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('tab', { name: 'Discovery Exercise' }).click();
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await expectNoAxeViolations(page);
  await page.goto('/identity?mode=summary');
  const declaration = page.getByRole('region', { name: 'Core Identity Declaration' });
  await expect(declaration.getByRole('link', { name: 'Start with the first question' })).toBeVisible();
  // The page opens with words. The list of questions comes last.
  const ofQuestions = page.getByRole('complementary', { name: 'Open questions' });
  const last = page.getByRole('region', { name: 'Living Your Blueprint' });
  expect((await ofQuestions.boundingBox())?.y).toBeGreaterThan((await last.boundingBox())?.y ?? Infinity);
  const pillar = page.getByRole('region', { name: 'You Are Chosen' });
  await expect(pillar.getByRole('button', { name: 'Write it in my own words' })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('the complete Spiritual Blueprint, the level toast and the achievements have no accessibility violations', async ({
  ruth: { page },
}) => {
  test.slow();
  await answerThroughApi(page, 1, 14);
  await page.goto('/identity');
  // While the pointer is on a toast, it stays.
  await levelToast(page).hover();
  await expectNoAxeViolations(page);
  // While it fades, its contrast is too low.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(levelToast(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'View Your Complete Identity in Christ' }).click();
  const living = page.getByRole('region', { name: 'Living Your Blueprint' });
  await living.getByRole('button', { name: 'Write it in my own words' }).click();
  await expectNoAxeViolations(page);
  await page.goto('/achievements');
  await page.getByRole('button', { name: /^Claim Achievement.*First Light$/ }).click();
  await expect(toastWith(page, 'Achievement claimed successfully!')).toBeVisible();
  await expectNoAxeViolations(page);
});
