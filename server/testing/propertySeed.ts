import fc from 'fast-check';

/**
 * The seed of all random inputs. It is fixed, so that `npm test` has the same result every time on the same code.
 * `SEED=7 npx vitest run` tries other inputs.
 */
export const SEED = Number(process.env.SEED ?? 20_261_121);

fc.configureGlobal({ seed: SEED });
