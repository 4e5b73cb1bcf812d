import type { ZodType } from 'zod';
import { sentenceOf } from '#web/lib/api';
import { byContract, useCheckedForm } from '#web/ui/form.hooks';
import { toast } from '#web/ui/toast';

type Words = {
  /** Said instead of the first broken rule. */
  invalid?: string;
  failed: { title: string; otherwise: string };
  done: { title: string; description: string };
};

/** A form at the door: what goes wrong and what went well is said in a notice, too. */
export function useAuthForm<Form>(
  loadRules: () => Promise<ZodType<unknown, Form>>,
  send: (form: Form) => Promise<unknown>,
  words: Words,
) {
  return useCheckedForm<Form, unknown>({
    check: byContract(loadRules),
    send,
    onBroken: (_, message) =>
      toast({ title: 'Invalid input', description: words.invalid ?? message, destructive: true }),
    onDone: () => toast(words.done),
    onFailed: (error) => {
      const { title, otherwise } = words.failed;
      toast({ title, description: sentenceOf(error, otherwise), destructive: true });
    },
  });
}
