import { readFileSync } from 'node:fs';
import { databaseContentOf, readStorage } from '../traces';
import { see } from './browser';
import { expect, openAddress, test } from './fixtures';

// Words that occur nowhere else.
const CANARIES = ['zephyrquartz', 'gravelynx', 'plumbnexus'];

test('nothing a user types in the sanctuary is sent or stored', async ({
  ruth: _,
  engineBrowser: browser,
  app,
}) => {
  await openAddress(browser, `${app.url}/sanctuary`);
  await browser.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await browser.click('button', 'Enter the Sanctuary');
  // Lets the requests of the first screen finish.
  await browser.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  const before = requestsOf(app.trafficFile);

  for (const burden of ['zephyrquartz lament', 'gravelynx mistake']) {
    await browser.type('What burdens are you carrying today?', burden);
    await browser.click('button', 'Place in Sacred Chest');
    await see(browser, burden);
  }
  await browser.click('button', 'Release to God');
  await see(browser, 'Ready for Release');
  await browser.click('button', 'Release to God');
  await see(browser, 'You are not carrying this alone.');
  expect(canariesIn(await browser.evaluate(() => document.documentElement.outerHTML)), 'in the page').toEqual(
    [],
  );
  await browser.click('button', 'Save this reflection');
  await browser.type('What do you want to remember?', 'plumbnexus remembrance');
  await browser.click('button', 'Cancel');
  await browser.click('button', 'Return to peace');
  await see(browser, 'Enter the Sanctuary');

  expect(requestsOf(app.trafficFile).slice(before.length), 'requests between Enter and Return').toEqual([]);
  expect(canariesIn(await browser.evaluate(readStorage)), 'in the storage of the browser').toEqual([]);
  expect(canariesIn(readFileSync(app.trafficFile, 'utf8')), 'in requests').toEqual([]);
  expect(canariesIn(readFileSync(app.logFile, 'utf8')), 'in the log').toEqual([]);
  expect(canariesIn(await databaseContentOf(app)), 'in the database').toEqual([]);
});

function requestsOf(trafficFile: string): string[] {
  return readFileSync(trafficFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).url);
}

function canariesIn(text: string): string[] {
  return CANARIES.filter((canary) => text.includes(canary));
}
