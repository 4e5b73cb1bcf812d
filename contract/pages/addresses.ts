import { ID_MAX } from '#contract/fields/limits';

/** All paths that have their own screen. */
export const ADDRESSES = [
  '/',
  '/sanctuary',
  '/sanctuary/guide',
  '/sanctuary/journal',
  '/dreams',
  '/dreams/guide',
  '/dreams/journal',
  '/identity',
  '/identity/guide',
  '/biblical-figures',
  '/community',
  '/community/rules',
  '/community/log',
  '/achievements',
  '/profile',
  '/people',
  '/privacy',
  '/scripture',
] as const;

export type Address = (typeof ADDRESSES)[number];

/**
 * The screens that mails link to, and the form that requests a reset mail. Visitors can open them, as well as the
 * screens in `PUBLIC_SCREENS` (`web/app/App.tsx`).
 */
export const MAIL_SCREENS = ['/forgot-password', '/reset-password', '/verify-email'] as const;

export type MailScreen = (typeof MAIL_SCREENS)[number];

/** Where visitors try the sanctuary. Below the sanctuary’s path, so that every rule about its privacy applies. */
export const TRIAL_ADDRESS = '/sanctuary/try' as const;

/** Paths with a parameter, which is marked with a colon. */
const PATTERNS = ['/scripture/:reference'] as const;

export type AddressPattern = (typeof PATTERNS)[number];

/** Returns the address that matches a path. Returns null if there is none. */
export function matchAddress(
  path: string,
): Address | MailScreen | AddressPattern | typeof TRIAL_ADDRESS | null {
  const bare = stripTrailingSlash(path);
  return (
    [...ADDRESSES, ...MAIL_SCREENS, TRIAL_ADDRESS, ...PATTERNS].find((address) => matches(bare, address)) ??
    null
  );
}

/** Strips a trailing slash: '/profile/' is the same route as '/profile'. */
export function stripTrailingSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

function matches(path: string, pattern: string): boolean {
  const parts = path.split('/');
  const expected = pattern.split('/');
  return (
    parts.length === expected.length &&
    expected.every((segment, index) =>
      segment.startsWith(':') ? parts[index] !== '' : parts[index] === segment,
    )
  );
}

const PASSAGE_PREFIX = '/scripture/';

/** Maps 'Psalm 23:1-3' to '/scripture/Psalm_23.1-3', which survives being pasted into mails and messages. */
export function passageAddress(reference: string): string {
  const name = reference.toWellFormed().replaceAll(' ', '_').replaceAll(':', '.');
  return PASSAGE_PREFIX + encodeURI(name).replace(/[/?#]/g, encodeURIComponent);
}

/** Extracts the reference from a passage path, percent-encoded or not. Returns null for any other path. */
export function referenceAt(address: string): string | null {
  const [, name] = address.match(/^\/scripture\/([^/]+)\/?$/) ?? [];
  return name ? decoded(name).replaceAll('_', ' ').replaceAll('.', ':') : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Parses the id of a room or a post from the query string. Returns null if the id is not valid. */
export function parseIdParam(written: string | null): number | null {
  if (written === null || !/^[1-9]\d{0,15}$/.test(written)) return null;
  const id = Number(written);
  return id <= ID_MAX ? id : null;
}
