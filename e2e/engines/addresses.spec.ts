import { ALL_ADDRESSES, findClippedText, hasNavigated, startNavigation } from '../navigation';
import { waitFor } from './browser';
import { findControlFaults } from './controlFaults';
import { expect, openAddress, test } from './fixtures';

const WIDTHS = [320, 390, 768, 1280];

test('at every address and width, nothing overflows or is cut off, controls are easy to hit, and no error is logged', async ({
  ruth: _,
  engineBrowser: browser,
  app,
}) => {
  // Not the first address of the list: a navigation to the same address would show no new screen.
  await openAddress(browser, `${app.url}/privacy`);
  const found: Record<string, string[]> = {};
  for (const width of WIDTHS) {
    await browser.resize(width, width < 768 ? 640 : 800);
    for (const address of ALL_ADDRESSES) {
      await browser.evaluate(startNavigation, address);
      await waitFor(browser, address, hasNavigated);
      const faults = [
        ...(await browser.evaluate(findClippedText)),
        ...(await browser.evaluate(findControlFaults)),
        ...browser.takeErrors(),
      ];
      if (faults.length > 0) found[`${address} at ${width}`] = faults;
    }
  }
  expect(found).toEqual({});
});
