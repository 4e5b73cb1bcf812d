import type { Author } from '#contract/community';

export function nameOf({ firstName, lastName }: Pick<Author, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
