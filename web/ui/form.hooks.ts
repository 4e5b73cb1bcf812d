import { type FormEvent, useState } from 'react';
import type { ZodType } from 'zod';
import { ApiError } from '#web/lib/api';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';

/** What is wrong with which field, the topmost first. */
export type Broken = Record<string, string>;

type Manner<Form, Answer> = {
  check: (values: Form) => Promise<Broken>;
  send: (values: Form) => Promise<Answer>;
  /** Beyond what stands at the field. */
  onBroken?: (field: string, message: string) => void;
  onDone: (answer: Answer, form: HTMLFormElement) => void;
  onFailed: (error: unknown) => void;
  /** What of a refusal belongs to a field. */
  brokenBy?: (error: ApiError) => Broken;
};

/** A form that is checked before it is sent, is sent once at a time, and loses nothing when it fails. */
export function useCheckedForm<Form, Answer>(manner: Manner<Form, Answer>) {
  const { check, send, onBroken, onDone, onFailed, brokenBy } = manner;
  const [errors, setErrors] = useState<Broken>({});
  const [isAway, setAway] = useState(false);
  const [isPending, setPending] = useState(false);
  const oneAtATime = useOneAtATime();

  /** Answers whether something is broken. */
  const show = (form: HTMLFormElement, broken: Broken): [string, string] | undefined => {
    setErrors(broken);
    const [first] = Object.entries(broken);
    if (first) (form.elements.namedItem(first[0]) as HTMLInputElement | null)?.focus();
    return first;
  };

  const run = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form)) as Form;
    setAway(false);
    const broken = show(form, await check(values));
    if (broken) return onBroken?.(...broken);
    // The promise and not the callbacks of a mutation, because success may take the form off the page.
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

  /** What is being mended is no longer called wrong. */
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
  };

  return { handlers: { onSubmit: submit, onInput: mend }, errors, isAway, isPending };
}

/**
 * The first broken rule of each field, in the order of the form. The contract comes with the first submit, because its
 * library is heavier than a page; without it, the server decides.
 */
export function byContract<Form>(loadRules: () => Promise<ZodType<unknown, Form>>) {
  return async (values: Form): Promise<Broken> => {
    const rules = await loadRules().catch(() => null);
    const issues = rules?.safeParse(values).error?.issues ?? [];
    const broken: Broken = {};
    for (const { path, message } of issues) broken[String(path[0])] ??= message;
    return broken;
  };
}
