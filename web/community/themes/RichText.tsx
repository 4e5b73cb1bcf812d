import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { isAllowedLink } from './editor/links';
import { PROSE_CLASSES } from './editor/prose';

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

/** Elements whose content is never text. */
const SKIPPED_TAGS = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'NOSCRIPT', 'SVG', 'MATH', 'TITLE']);

/** Renders the allowed tags of sanitized HTML as React elements. The HTML itself is never inserted into the page. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const nodes = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body.childNodes, [html]);
  return (
    <div dir="auto" className={`${PROSE_CLASSES} ${className}`}>
      {renderNodes(nodes)}
    </div>
  );
}

function renderNodes(nodes: Iterable<ChildNode>): ReactNode[] {
  return [...nodes].map((node, index) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || SKIPPED_TAGS.has(node.tagName.toUpperCase())) return null;
    return createElement(Fragment, { key: index }, renderElement(node));
  });
}

function renderElement(node: Element): ReactNode {
  if (node.tagName === 'BR') return <br />;
  const inner = renderNodes(node.childNodes);
  if (node.tagName === 'A') return <Anchor href={node.getAttribute('href') ?? ''}>{inner}</Anchor>;
  const tag = TAGS[node.tagName];
  return tag ? createElement(tag, null, ...inner) : inner;
}

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  if (!isAllowedLink(href)) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
