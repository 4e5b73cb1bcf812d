import type { Author } from '#contract/community/posts';

export function fullName({ firstName, lastName }: Pick<Author, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
