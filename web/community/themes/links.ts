const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** Normalizes a typed URL; null if it is invalid or its protocol is not allowed. */
export function normalizeLink(typed: string): string | null {
  const url = withProtocol(typed.trim());
  return URL.canParse(url) && isAllowedLink(url) ? url : null;
}

/** Allows web pages and email addresses only. */
export function isAllowedLink(url: string): boolean {
  return URL.canParse(url) && PROTOCOLS.has(new URL(url).protocol);
}

/** Adds the protocol to 'example.org' and 'ruth@example.org'. */
function withProtocol(typed: string): string {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^[^\s:/]+\.[^\s:/]+(:\d+)?([/?#]\S*)?$/.test(typed)) return `https://${typed}`;
  return typed;
}
