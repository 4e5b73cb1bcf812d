import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { isAllowed } from './links';
import { PROSE } from './prose';

const TAGS: Record<string, string> = {
  P: 'p',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
};

/** What of a foreign page is no text at all. */
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'NOSCRIPT', 'SVG', 'MATH', 'TITLE']);

/** A description as elements of our own: only what stands above is built, whatever the HTML holds. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const nodes = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body.childNodes, [html]);
  return (
    <div dir="auto" className={`${PROSE} ${className}`}>
      {drawn(nodes)}
    </div>
  );
}

function drawn(nodes: Iterable<ChildNode>): ReactNode[] {
  return [...nodes].map((node, index) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || SILENT.has(node.tagName.toUpperCase())) return null;
    return createElement(Fragment, { key: index }, element(node));
  });
}

function element(node: Element): ReactNode {
  if (node.tagName === 'BR') return <br />;
  const inner = drawn(node.childNodes);
  if (node.tagName === 'A') return <Anchor href={node.getAttribute('href') ?? ''}>{inner}</Anchor>;
  const tag = TAGS[node.tagName];
  return tag ? createElement(tag, null, ...inner) : inner;
}

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (!isAllowed(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="sr-only"> (opens elsewhere)</span>
    </a>
  );
}
