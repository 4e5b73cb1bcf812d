import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ZodType } from 'zod';
import { ApiError, sentenceOf } from '#web/lib/api';
import { toast } from '#web/ui/toast';

type Words = {
  /** Said instead of the first broken rule. */
  invalid?: string;
  failed: { title: string; otherwise: string };
  done: { title: string; description: string };
};

/**
 * A form that is checked by the contract, sent once at a time, and loses nothing when it fails.
 * The contract comes with the first submit, because its library is heavier than the page.
 */
export function useAuthForm<Form>(
  loadRules: () => Promise<ZodType<unknown, Form>>,
  { mutateAsync, isPending }: Pick<UseMutationResult<unknown, Error, Form>, 'mutateAsync' | 'isPending'>,
  words: Words,
) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isAway, setAway] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as Form;
    const broken = await brokenRules(loadRules, values);
    setErrors(broken);
    setAway(false);
    const [field, message] = Object.entries(broken)[0] ?? [];
    if (field && message) {
      toast({ title: 'Invalid input', description: words.invalid ?? message, destructive: true });
      (form.elements.namedItem(field) as HTMLInputElement | null)?.focus();
      return;
    }
    // The promise and not the callbacks, because success takes this form off the page.
    await mutateAsync(values).then(
      () => toast(words.done),
      (error: unknown) => {
        setAway(!(error instanceof ApiError));
        const { title, otherwise } = words.failed;
        toast({ title, description: sentenceOf(error, otherwise), destructive: true });
      },
    );
  };

  return { submit, errors, isAway, isPending };
}

/** The first broken rule of each field, in the order of the form. Without the rules, the server decides. */
async function brokenRules<Form>(
  loadRules: () => Promise<ZodType<unknown, Form>>,
  values: Form,
): Promise<Record<string, string>> {
  const rules = await loadRules().catch(() => null);
  const issues = rules?.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
