import fc from 'fast-check';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { sanitizeHtml, visibleTextOf } from './richText';

const ALLOWED = new Set(['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a']);

const TAGS =
  'script img svg math iframe object embed form input button video audio source link meta base style template noscript textarea title select option details dialog marquee table td xmp plaintext noembed noframes frameset body html x-element p b a li br'.split(
    ' ',
  );

const ATTRIBUTES = [
  'onerror=alert(1) src=x',
  'onclick="alert(1)" id=root name=root',
  'style="background:url(javascript:alert(1))" class="fixed inset-0"',
  'href="javascript:alert(1)" xlink:href="javascript:alert(1)" target=_blank',
  'srcdoc="<script>alert(1)</script>" formaction=javascript:alert(1)',
  'OnFocus=alert(1) autofocus tabindex=1 contenteditable data-x=1 is=x',
  'src=//evil.example/x.js rel=stylesheet http-equiv=refresh content="0;url=//evil.example"',
  '/onload=alert(1)/x="><script>alert(1)</script>',
];

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \n javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61script&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&Tab;:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://still.example/1',
  'file:///etc/passwd',
  'feed:javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  '/api/auth/logout',
  '#root',
  '?x',
  '',
  'tel:988',
];

/** HTML that parsers read differently (mutation XSS). */
const MUTATING = [
  '<svg><p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<img src=x onerror=alert(1)//<',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;',
  '<p><a href="https://a.example" title=\'"><script>alert(1)</script>\'>x',
  '<textarea><p></textarea><img src=x onerror=alert(1)>',
  '<title><p></title><script>alert(1)</script>',
  '<template><script>alert(1)</script><p>x</p></template>',
  '<a href="https://a.example"><a href="javascript:alert(1)">x</a></a>',
  '<p\0><scr\0ipt>alert(1)</scr\0ipt>',
];

const HOSTILE = [
  ...TAGS.flatMap((tag) => ATTRIBUTES.map((attributes) => `<${tag} ${attributes}>words</${tag}>`)),
  ...ADDRESSES.flatMap((address) => [
    `<a href="${address}">words</a>`,
    `<p><a href='${address}' rel=opener>x`,
  ]),
  ...MUTATING,
];

test('hostile HTML is reduced to paragraphs, emphasis, lists and links', () => {
  expect(HOSTILE.length).toBeGreaterThan(300);
  for (const html of HOSTILE) {
    const clean = sanitizeHtml(html);
    expect({ html, forbidden: forbiddenIn(clean) }).toEqual({ html, forbidden: [] });
    expect(clean).not.toMatch(/<(?:script|img|svg|style|iframe)|\son\w+=|javascript:[^"]*"/i);
  }
});

test('allowed HTML stays unchanged', () => {
  for (const html of [
    '<p>Come unto <strong>me</strong>, <em>all</em> ye that labour.</p>',
    '<p>One<br>two</p><ul><li>three</li></ul><ol><li><b>four</b> <i>five</i></li></ol>',
    '<p>2 &#x3C; 3 &#x26; 4 > 1</p>',
    'No paragraph at all.',
  ]) {
    expect(sanitizeHtml(html)).toBe(html);
  }
});

test('sanitizing reduces a link to its absolute URL, adds rel, and turns any other link into text', () => {
  for (const href of ['https://a.example/x?y=1&z=2#w', 'http://a.example', 'mailto:ruth@example.org']) {
    const clean = sanitizeHtml(
      `<a href="${href}" rel="opener" target="_blank" title="x" class="y">words</a>`,
    );
    expect(clean).toBe(`<a href="${href.replace('&', '&#x26;')}" rel="noopener nofollow">words</a>`);
  }
  for (const address of ADDRESSES) expect(sanitizeHtml(`<a href="${address}">words</a>`)).toBe('words');
});

test('a removed element leaves its text, except for scripts, styles and frames', () => {
  expect(sanitizeHtml('<p>a</p><script>alert(1)</script><style>p{}</style><iframe>b</iframe><p>c</p>')).toBe(
    '<p>a</p><p>c</p>',
  );
  expect(sanitizeHtml('<div>a <span style="x">b</span> <h1>c</h1></div>')).toBe('a b c');
});

test('sanitizing random HTML a second time changes nothing', () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE),
    fc.constantFrom(...TAGS, ...ALLOWED).map((tag) => `<${tag}>`),
    fc.constantFrom(...TAGS, ...ALLOWED).map((tag) => `</${tag}>`),
    fc.constantFrom('<a href="https://a.example">', '<p><button>', '&lt;', '&amp;amp;', '<!--', '-->', ' '),
    fc.string(),
  );

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const clean = sanitizeHtml(pieces.join(''));
      expect(sanitizeHtml(clean)).toBe(clean);
      expect(forbiddenIn(clean)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('sanitizing terminates for deeply nested HTML', () => {
  for (const html of [
    '<p><b>'.repeat(1600),
    '<b><i>'.repeat(1600),
    '<ul><li>'.repeat(1200),
    '<a href=x>'.repeat(900),
    '&'.repeat(10_000),
  ]) {
    expect(sanitizeHtml(html)).toBeDefined();
  }
});

test('visibleTextOf returns the text of HTML without tags, and a character for an entity', () => {
  expect(visibleTextOf('<p><br></p>').trim()).toBe('');
  expect(visibleTextOf('<p>&#x26;</p>').trim()).not.toBe('');
  expect(visibleTextOf('<p>Rest</p>')).toContain('Rest');
});

type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

/** Parses HTML as a browser does. Returns everything in it that is not allowed. */
function forbiddenIn(html: string): string[] {
  const root = unified().use(rehypeParse, { fragment: true }).parse(html) as Node;
  return forbidden(root.children ?? []);
}

function forbidden(nodes: Node[]): string[] {
  return nodes.flatMap(({ type, tagName = '', properties = {}, children = [] }) => {
    const inside = forbidden(children);
    if (type === 'text') return inside;
    if (type !== 'element' || !ALLOWED.has(tagName)) return [`${type} ${tagName}`, ...inside];
    const { href, rel, ...others } = properties;
    const odd = Object.keys(others);
    if (tagName === 'a' && !/^(?:https?|mailto):/i.test(String(href))) odd.push(String(href));
    if (tagName === 'a' && String(rel) !== 'noopener,nofollow') odd.push(String(rel));
    if (tagName !== 'a' && (href ?? rel) !== undefined) odd.push(tagName);
    return [...odd, ...inside];
  });
}
