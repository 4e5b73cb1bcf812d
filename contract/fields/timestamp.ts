import { z } from 'zod';

/** A timestamp in an answer. Accepts a Date as well, and converts it to the same string as JSON.stringify does. */
export const timestamp = () =>
  z.preprocess((moment) => (moment instanceof Date ? moment.toISOString() : moment), z.iso.datetime());
