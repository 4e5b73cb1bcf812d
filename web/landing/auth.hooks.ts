import type { ZodType } from 'zod';
import { errorMessageOf } from '#web/lib/api';
import { useValidatedForm, zodResolver } from '#web/ui/forms/form.hooks';
import { toast, toastProblem } from '#web/ui/toast/toast';

type Messages = {
  /** Replaces the message of the first validation error. */
  invalid?: string;
  failed: { title: string; fallback: string };
  done: { title: string; description: string };
  /** The field at which to show an error of the server, if one caused it. */
  fieldOf: (status: number) => string | undefined;
};

/** Returns a sign-in or sign-up form. Validation errors, failure and success also appear in a toast. */
export function useAuthForm<Form>(
  loadRules: () => Promise<ZodType<unknown, Form>>,
  send: (form: Form) => Promise<unknown>,
  messages: Messages,
) {
  return useValidatedForm<Form, unknown>({
    check: zodResolver(loadRules),
    send,
    onBroken: ({ message }) => toastProblem('Invalid input', messages.invalid ?? message),
    onDone: () => toast(messages.done),
    onFailed: (error) => {
      const { title, fallback } = messages.failed;
      toastProblem(title, errorMessageOf(error, fallback));
    },
    brokenBy: ({ status, userMessage }) => {
      const field = messages.fieldOf(status);
      return field === undefined ? [] : [{ field, message: userMessage ?? messages.failed.fallback }];
    },
  });
}
