import { ID_MAX } from './limits';

/** Every address that has a screen of its own. */
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

/** Where the links of mails lead, and the way to such a mail: open to everybody, signed in or not. */
export const MAIL_SCREENS = ['/forgot-password', '/reset-password', '/verify-email'] as const;

export type MailScreen = (typeof MAIL_SCREENS)[number];

/** Addresses of which there are many: what follows a colon names one of them. */
const PATTERNS = ['/scripture/:reference'] as const;

export type Pattern = (typeof PATTERNS)[number];

/** Which of them a path leads to; null where no screen stands. */
export function addressOf(path: string): Address | MailScreen | Pattern | null {
  const bare = withoutSlash(path);
  return [...ADDRESSES, ...MAIL_SCREENS, ...PATTERNS].find((address) => matches(bare, address)) ?? null;
}

/** '/profile/' stands where '/profile' does. */
export function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

function matches(path: string, pattern: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((want, index) => (want.startsWith(':') ? parts[index] !== '' : parts[index] === want))
  );
}

const PASSAGES = '/scripture/';

/** 'Psalm 23:1-3' stands at '/scripture/Psalm_23.1-3', which a letter or a message carries unharmed. */
export function passageAddress(reference: string): string {
  const name = reference.toWellFormed().replaceAll(' ', '_').replaceAll(':', '.');
  return PASSAGES + encodeURI(name).replace(/[/?#]/g, encodeURIComponent);
}

/** The reference that an address names, as it stands in the address bar or already decoded; null for any other. */
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

/** The id of a room or a post that an address names; null when it names none. */
export function idIn(written: string | null): number | null {
  if (written === null || !/^[1-9]\d{0,9}$/.test(written)) return null;
  const id = Number(written);
  return id <= ID_MAX ? id : null;
}
