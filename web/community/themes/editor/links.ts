const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** Normalizes a typed URL. Returns null if the URL is invalid or its protocol is not allowed. */
export function normalizeLink(typed: string): string | null {
  const url = withProtocol(typed.trim());
  return URL.canParse(url) && isAllowedLink(url) ? url : null;
}

/** Returns whether a link may be used. Only web pages and email addresses are allowed. */
export function isAllowedLink(url: string): boolean {
  return URL.canParse(url) && PROTOCOLS.has(new URL(url).protocol);
}

/** Adds a missing protocol, for example to 'example.org' or 'ruth@example.org'. */
function withProtocol(typed: string): string {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^[^\s:/]+\.[^\s:/]+(:\d+)?([/?#]\S*)?$/.test(typed)) return `https://${typed}`;
  return typed;
}
