import { z } from 'zod';
import { ID_MAX } from './limits';

const BOUNDS = { minimum: 1, maximum: ID_MAX };

/** Schema of a row id. A value that cannot be a row id gets `missing`, the not-found message. */
export const id = (missing: string) =>
  z.int(missing).min(BOUNDS.minimum, missing).max(BOUNDS.maximum, missing);

/** Schema of a row id in a path or query string. */
export const idParam = (missing: string) =>
  z.coerce
    .number(missing)
    .pipe(id(missing))
    .meta({ type: 'integer', ...BOUNDS });
