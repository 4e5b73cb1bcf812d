import { type FormEvent, useState } from 'react';
import type { ZodType } from 'zod';
import { ApiError } from '#web/lib/api';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';

/** An error of one field. `code` is the reason in zod’s terms, such as `too_small`. */
export type FieldIssue = { field: string; message: string; code?: string };

type FormOptions<Form, Answer> = {
  /** Returns at most one issue per field, in the order of the form. */
  check: (values: Form) => Promise<FieldIssue[]>;
  send: (values: Form) => Promise<Answer>;
  /** Called with the first issue, which is also shown at its field. */
  onBroken?: (issue: FieldIssue) => void;
  onDone: (answer: Answer, form: HTMLFormElement) => void;
  onFailed: (error: unknown) => void;
  /** Maps a server error to the fields that caused it. */
  brokenBy?: (error: ApiError) => FieldIssue[];
};

/** Validates a form, submits it one request at a time, and keeps its values on failure. */
export function useValidatedForm<Form, Answer>(options: FormOptions<Form, Answer>) {
  const { check, send, onBroken, onDone, onFailed, brokenBy } = options;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isAway, setAway] = useState(false);
  const [isPending, setPending] = useState(false);
  const oneAtATime = useSingleFlight();

  /** Shows the issues at their fields, focuses the first of these fields, and returns its issue. */
  const show = (form: HTMLFormElement, issues: FieldIssue[]): FieldIssue | undefined => {
    setErrors(Object.fromEntries(issues.map(({ field, message }) => [field, message])));
    const [first] = issues;
    if (first) (form.elements.namedItem(first.field) as HTMLInputElement | null)?.focus();
    return first;
  };

  const run = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form)) as Form;
    setAway(false);
    const firstIssue = show(form, await check(values));
    if (firstIssue) return onBroken?.(firstIssue);
    // Uses the promise instead of mutation callbacks, which do not run if success unmounts the form.
    await send(values).then(
      (answer) => onDone(answer, form),
      (error: unknown) => {
        setAway(!(error instanceof ApiError));
        onFailed(error);
        if (error instanceof ApiError && brokenBy) show(form, brokenBy(error));
      },
    );
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void oneAtATime(() => {
      setPending(true);
      return run(form).finally(() => setPending(false));
    });
  };

  /** Clears the error of a field as soon as the user edits the field. */
  const clearError = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  };

  return { handlers: { onSubmit: submit, onInput: clearError }, errors, isAway, isPending };
}

/**
 * Returns a resolver for a zod schema. It returns the first error of each field, in the order of the form. It loads the
 * schema on the first submit, because zod is larger than a page. If loading fails, only the server validates.
 */
export function zodResolver<Form>(loadSchema: () => Promise<ZodType<unknown, Form>>) {
  return async (values: Form): Promise<FieldIssue[]> => {
    const schema = await loadSchema().catch(() => null);
    const issues = new Map<string, FieldIssue>();
    for (const { path, message, code } of schema?.safeParse(values).error?.issues ?? []) {
      const field = String(path[0]);
      if (!issues.has(field)) issues.set(field, { field, message, code });
    }
    return [...issues.values()];
  };
}
