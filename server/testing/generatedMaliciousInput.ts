// Malicious input, which an attacker may send to get in or to break something.

/** Invalid ids and names for a path or a query. */
export const ODD_VALUES = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    '01',
    '%201',
    '1%20',
    'NaN',
    'Infinity',
    '-0',
    '2147483648',
    '9007199254740992',
    '1e999',
  ],
  ...['9007199254740993', '9'.repeat(400), '%00', '%ff', '%', '%F0%9F', '%EF%BB%BF1', '%D9%A1', '%ED%A0%80'],
  ...['null', 'undefined', '[1]', '1,2', '%2e%2e%2f', '1;drop%20table%20posts', '1%27%20or%20%271%27=%271'],
  ...['%3Cscript%3E', '__proto__', 'constructor', '%E2%80%AE1', 'a'.repeat(9000), ''],
];

/** Malicious values for any field. */
export const MALICIOUS_TEXTS = [
  'with \0 in it',
  '\ud800',
  'half \udc00 a letter',
  '\u202egnp.exe',
  '\u200b\u200b\u200b',
  `${'e\u0301'.repeat(300)}`,
  "'; drop table users; --",
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template injection is meant literally.
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  'A'.repeat(100_000),
  `${'a@'.repeat(5000)}`,
  2 ** 53,
  -(2 ** 31) - 1,
  1e308,
  Array.from({ length: 20_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 5000 }, (_, key) => [`k${key}`, key])),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

/** Request bodies: empty, invalid JSON, deep, wide, long, or aimed at prototype pollution. */
export const MALICIOUS_BODIES = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1',
    'true',
    '{"a":1}{"b":2}',
    '\ufeff{}',
    '{"\\u0000":"\\u0000"}',
    '\0',
  ],
  '{"__proto__":{"isModerator":true},"constructor":{"prototype":{"isModerator":true}}}',
  '{"content":1e400,"postId":1e400,"id":-1e400,"roomId":123456789012345678901234567890}',
  '{"email":"ruth@example.org","email":["ruth@example.org"],"password":{"$ne":null}}',
  '['.repeat(20_000) + ']'.repeat(20_000),
  '{"a":'.repeat(20_000) + 1 + '}'.repeat(20_000),
  `{${Array.from({ length: 20_000 }, (_, key) => `"k${key}":${key}`).join()}}`,
  `{"content":"${'x'.repeat(300_000)}"}`,
];

export const MALICIOUS_HEADERS: Record<string, string>[] = [
  ...[
    'text/plain',
    'application/jsonp',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'x/y',
  ].map((type) => ({ 'Content-Type': type })),
  ...['application/x-www-form-urlencoded', 'application/json;'.repeat(500)].map((type) => ({
    'Content-Type': type,
  })),
  { Accept: 'text/html, */*;q=0.1' },
  { Cookie: `session=${'x'.repeat(8000)}` },
  { Cookie: 'session=%00; session=; __Host-session=a; =; ;;' },
  { 'Idempotency-Key': '\xff'.repeat(200) },
  { 'Content-Length': '99999999999' },
  { 'Content-Encoding': 'gzip' },
  { 'User-Agent': '<script>'.repeat(1000) },
  { 'X-Forwarded-For': '1.2.3.4, '.repeat(500) },
  { 'X-HTTP-Method-Override': 'DELETE', Range: 'bytes=0-1', 'If-None-Match': '*' },
  { 'Accept-Language': 'x'.repeat(16_000) },
];

export const MALICIOUS_QUERIES = [
  'before=1&before=2',
  '__proto__=1&constructor=1',
  'before[]=1',
  'limit=1e9&limit=',
  '%',
  `${'&'.repeat(500)}`,
];
