import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Records dialogs, requests to other origins, CSP violations, errors and popups. */
export function recordSideEffects(page: Page, app: string): string[] {
  const sideEffects: string[] = [];
  page.on('dialog', (dialog) => {
    sideEffects.push(`asked: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(app) && !url.startsWith('data:')) sideEffects.push(`fetched ${url}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) sideEffects.push(`tried: ${message.text()}`);
  });
  page.on('pageerror', (error) => sideEffects.push(`failed: ${error.message}`));
  page.on('popup', (popup) => sideEffects.push(`opened ${popup.url()}`));
  return sideEffects;
}

/** Expects that no payload ran, and that the page contains only text and http(s) or mailto links. */
export async function expectHarmless(page: Page) {
  const found = await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const foreign = main.querySelectorAll(
      'script, style, link, meta, base, iframe, object, embed, template, math, marquee, video, audio, details[open], [srcdoc], [background], [action]',
    );
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => name.startsWith('on')).map(() => element.outerHTML),
    );
    const links = [...main.querySelectorAll('a')]
      .map((link) => link.protocol)
      .filter((protocol) => !/^(https?|mailto):$/.test(protocol));
    const ran = '__ran' in window ? ['ran'] : [];
    return [...ran, ...handlers, ...links, ...[...foreign].map((element) => element.outerHTML.slice(0, 200))];
  });
  expect(found).toEqual([]);
}
