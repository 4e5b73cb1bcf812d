const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** The address as it stands in a link, or null when it is none that we lead people to. */
export function linkTo(typed: string): string | null {
  const address = withProtocol(typed.trim());
  return URL.canParse(address) && isAllowed(address) ? address : null;
}

/** Whether a link may lead there: to a page or a mailbox. */
export function isAllowed(address: string): boolean {
  return URL.canParse(address) && PROTOCOLS.has(new URL(address).protocol);
}

/** 'example.org' and 'ruth@example.org' as people write them. */
function withProtocol(typed: string): string {
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed)) return `mailto:${typed}`;
  if (/^[^\s:/]+\.[^\s:/]+(:\d+)?([/?#]\S*)?$/.test(typed)) return `https://${typed}`;
  return typed;
}
