import { type FormEvent, useState } from 'react';
import type { ZodType } from 'zod';
import { ApiError } from '#web/lib/api';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';

/** Error messages by field name, in the order of the form. */
export type FieldErrors = Record<string, string>;

type FormOptions<Form, Answer> = {
  check: (values: Form) => Promise<FieldErrors>;
  send: (values: Form) => Promise<Answer>;
  /** Called with the first error, which is also shown at its field. */
  onBroken?: (field: string, message: string) => void;
  onDone: (answer: Answer, form: HTMLFormElement) => void;
  onFailed: (error: unknown) => void;
  /** Maps a server error to field errors. */
  brokenBy?: (error: ApiError) => FieldErrors;
};

/** Validates a form, submits it one request at a time, and keeps its values on failure. */
export function useValidatedForm<Form, Answer>(options: FormOptions<Form, Answer>) {
  const { check, send, onBroken, onDone, onFailed, brokenBy } = options;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isAway, setAway] = useState(false);
  const [isPending, setPending] = useState(false);
  const oneAtATime = useSingleFlight();

  /** Shows the errors and focuses the first invalid field. Returns the name and message of that field, if any. */
  const show = (form: HTMLFormElement, fieldErrors: FieldErrors): [string, string] | undefined => {
    setErrors(fieldErrors);
    const [first] = Object.entries(fieldErrors);
    if (first) (form.elements.namedItem(first[0]) as HTMLInputElement | null)?.focus();
    return first;
  };

  const run = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form)) as Form;
    setAway(false);
    const fieldErrors = show(form, await check(values));
    if (fieldErrors) return onBroken?.(...fieldErrors);
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
  return async (values: Form): Promise<FieldErrors> => {
    const schema = await loadSchema().catch(() => null);
    const issues = schema?.safeParse(values).error?.issues ?? [];
    const fieldErrors: FieldErrors = {};
    for (const { path, message } of issues) fieldErrors[String(path[0])] ??= message;
    return fieldErrors;
  };
}
