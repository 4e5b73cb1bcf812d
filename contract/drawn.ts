import type { Person } from './auth';
import type { Told } from './told';

/**
 * The pages as HTML by their address, some with what follows its question mark, drawn at the build, as a visitor and as a
 * person sees them.
 */
export type DrawnPages = Record<'visitor' | 'person', Record<string, string>>;

/** Stands for a person's first name in them. */
export const FIRST_NAME = '{{firstName}}';

/** A page that is drawn for one person when she comes to it, with what it tells her. */
export type Drawing = {
  /** With what follows its question mark. */
  address: string;
  person: Person;
  told: Told;
};
