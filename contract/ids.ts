import { z } from 'zod';
import { ID_MAX } from './limits';

const BOUNDS = { minimum: 1, maximum: ID_MAX };

/** The number of a row; anything that cannot be one is answered as what is not there. */
export const id = (missing: string) =>
  z.int(missing).min(BOUNDS.minimum, missing).max(BOUNDS.maximum, missing);

/** The same where it stands in an address. */
export const idInAddress = (missing: string) =>
  z.coerce
    .number(missing)
    .pipe(id(missing))
    .meta({ type: 'integer', ...BOUNDS });
