import { expect, test } from 'vitest';
import { isAllowed, linkTo } from './links';

test('an address leads where it says', () => {
  for (const address of ['https://example.org/a?b#c', 'http://example.org', 'mailto:ruth@example.org']) {
    expect(linkTo(` ${address} `)).toBe(address);
  }
});

test('an address as people write it is made whole', () => {
  expect(linkTo('example.org/ruth')).toBe('https://example.org/ruth');
  expect(linkTo('example.org:8080/ruth')).toBe('https://example.org:8080/ruth');
  expect(linkTo('ruth@example.org')).toBe('mailto:ruth@example.org');
});

test('nothing but pages and mailboxes is led to', () => {
  for (const address of [
    '',
    'ruth',
    '/ruth',
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:988',
    'java\nscript:x',
  ]) {
    expect(linkTo(address)).toBeNull();
    expect(isAllowed(address)).toBe(false);
  }
});
