import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const SCHEMA: Parameters<typeof rehypeSanitize>[0] = {
  tagNames: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  // These elements are removed with their content, because it is not text.
  strip: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
    'textarea',
    'select',
  ],
};

const sanitizer = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, SCHEMA)
  .use(() => sanitizeLinks)
  .use(rehypeStringify)
  .freeze();

/** Normal HTML grows a little, by link attributes and closing tags. Maliciously nested HTML grows eightfold. */
const MAX_GROWTH = 3;

/** Normal HTML needs at most two rounds. */
const MAX_ROUNDS = 10;

/**
 * Sanitizes HTML with an allowlist: paragraphs, bold, italic, links and lists. A removed tag can leave nesting that the
 * next parser reads differently (mutation XSS), so this repeats until nothing changes. The function is therefore
 * idempotent. If the HTML still changes after many rounds, reduces it to plain text.
 */
export function sanitizeHtml(html: string): string {
  let clean = html;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = sanitizeOnce(clean);
    if (next === clean) return clean;
    // Nested formatting can grow in every round, so each round would take longer than the one before.
    if (next === null || next.length > html.length * MAX_GROWTH) break;
    clean = next;
  }
  return clean
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    .trim();
}

/** Sanitizes once. Returns null if the tags are nested so deep that the parser runs out of stack. */
function sanitizeOnce(html: string): string | null {
  try {
    return String(sanitizer.processSync(html)).trim();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Returns the visible text of sanitized HTML, with one character for each entity. */
export function visibleTextOf(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z0-9#]+;/gi, 'x');
}

type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

/** Keeps absolute links and adds `rel` to them. Replaces all other links by their text. */
function sanitizeLinks(tree: Node) {
  for (const node of tree.children ?? []) sanitizeLinks(node);
  tree.children = tree.children?.flatMap((node) => (node.tagName === 'a' ? sanitizeLink(node) : [node]));
}

function sanitizeLink(link: Node): Node[] {
  const href = String(link.properties?.href ?? '');
  if (!/^(?:https?|mailto):/i.test(href)) return link.children ?? [];
  return [{ ...link, properties: { href, rel: ['noopener', 'nofollow'] } }];
}
