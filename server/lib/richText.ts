import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const SCHEMA: Parameters<typeof rehypeSanitize>[0] = {
  tagNames: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
  // What stands in these is no text.
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

const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, SCHEMA)
  .use(() => guardLinks)
  .use(rehypeStringify)
  .freeze();

/** Links gain attributes and open tags are closed; formatting nested to make it longer grows eightfold. */
const MAX_GROWTH = 3;

/** No honest description needs more than two. */
const ROUNDS_MAX = 10;

/**
 * HTML of paragraphs, bold, italic, links and lists, and nothing else; cleaning it twice changes nothing more. A tag that
 * was taken away can leave a nesting that the next reader reads otherwise, so it is cleaned until it stays as it is;
 * what never does keeps its words alone.
 */
export function cleanHtml(html: string): string {
  let clean = html;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = cleaned(clean);
    if (next === clean) return clean;
    // Closing what is nested again and again only makes it longer: each round would cost more than the one before.
    if (next === null || next.length > html.length * MAX_GROWTH) break;
    clean = next;
  }
  return clean
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    .trim();
}

/** Null where tags stand in one another so deep that the parser runs out of stack. */
function cleaned(html: string): string | null {
  try {
    return String(cleaner.processSync(html)).trim();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a reader sees of it. */
export function seenIn(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z0-9#]+;/gi, 'x');
}

type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

/** A link leads to another place by its whole address, vouches for nothing there, and else is only its words. */
function guardLinks(tree: Node) {
  for (const node of tree.children ?? []) guardLinks(node);
  tree.children = tree.children?.flatMap((node) => (node.tagName === 'a' ? guarded(node) : [node]));
}

function guarded(link: Node): Node[] {
  const href = String(link.properties?.href ?? '');
  if (!/^(?:https?|mailto):/i.test(href)) return link.children ?? [];
  return [{ ...link, properties: { href, rel: ['noopener', 'nofollow'] } }];
}
