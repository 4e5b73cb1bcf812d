import type { ZodType } from 'zod';

/** Returns an answer as the contract declares it, without undeclared keys. Throws if a declared key is missing or wrong. */
export function toContract<Answer>(schema: ZodType<Answer>, data: unknown): Answer {
  const { success, data: answer, error } = schema.safeParse(data);
  if (success) return answer;
  throw new ContractMismatch(error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`));
}

/** A bug: an answer differs from the contract. `fields` names what differs, never its value. */
export class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';

  constructor(readonly fields: string[]) {
    super(`An answer differs from the contract at ${fields.join(', ')}.`);
  }
}
