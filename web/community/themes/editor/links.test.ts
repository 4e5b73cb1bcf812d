import { expect, test } from 'vitest';
import { isAllowedLink, normalizeLink } from './links';

test('a full URL is kept as it is', () => {
  for (const url of ['https://example.org/a?b#c', 'http://example.org', 'mailto:ruth@example.org']) {
    expect(normalizeLink(` ${url} `)).toBe(url);
  }
});

test('a missing protocol is added to a URL or email address', () => {
  expect(normalizeLink('example.org/ruth')).toBe('https://example.org/ruth');
  expect(normalizeLink('example.org:8080/ruth')).toBe('https://example.org:8080/ruth');
  expect(normalizeLink('ruth@example.org')).toBe('mailto:ruth@example.org');
});

test('only web pages and email addresses can be linked', () => {
  for (const url of [
    '',
    'ruth',
    '/ruth',
    'javascript:alert(1)',
    'data:text/html,x',
    'tel:988',
    'java\nscript:x',
  ]) {
    expect(normalizeLink(url)).toBeNull();
    expect(isAllowedLink(url)).toBe(false);
  }
});
