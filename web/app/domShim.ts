import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

// DOM shim for server-side rendering in Node: only the parts of the DOM that the screens use.

declare const process: { env: Record<string, string | undefined> };

class Text {
  constructor(readonly data: string) {}
}

class Element {
  constructor(
    readonly tagName: string,
    readonly childNodes: (Text | Element)[],
    private readonly href: unknown,
  ) {}

  /** Supports `href` only, the one attribute that is read. */
  getAttribute(name: string) {
    return name === 'href' && typeof this.href === 'string' ? this.href : null;
  }
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

type Parsed = ReturnType<typeof parser.parse>['children'];

class DOMParser {
  parseFromString(html: string) {
    return { body: { childNodes: nodesOf(parser.parse(html).children) } };
  }
}

function nodesOf(parsed: Parsed): (Text | Element)[] {
  return parsed.flatMap((node) => {
    if (node.type === 'text') return new Text(node.value);
    if (node.type !== 'element') return [];
    return new Element(node.tagName.toUpperCase(), nodesOf(node.children), node.properties.href);
  });
}

Object.assign(globalThis, {
  DOMParser,
  Element,
  Text,
  document: { querySelector: () => null, getElementById: () => null, title: process.env.PRODUCT_NAME },
  // The screens opened from an email expect a token.
  location: { pathname: '/reset-password', search: '', hash: '#token' },
  history: { state: null, replaceState: () => {} },
  dispatchEvent: () => {},
  matchMedia: () => ({ matches: false }),
  window: { addEventListener: () => {} },
});
