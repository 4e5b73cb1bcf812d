import { useSignIn } from '#web/lib/session.hooks';
import { Button } from '#web/ui/Button';
import { Field } from '#web/ui/Field';
import { Away } from './Away';
import { useAuthForm } from './auth.hooks';
import { PasswordField, type Showing } from './PasswordField';

const loadRules = async () => (await import('#contract/auth')).SignIn;

export function SignInForm(showing: Showing) {
  const { submit, errors, isAway, isPending } = useAuthForm(loadRules, useSignIn(), {
    invalid: 'Please check your email and password.',
    failed: { title: 'Sign in failed', otherwise: 'Please check your credentials and try again.' },
    done: { title: 'Welcome back!', description: 'You have successfully signed in.' },
  });

  return (
    <form onSubmit={submit} className="mt-6 grid gap-4">
      <Field label="Email" name="email" type="email" autoComplete="username" required error={errors.email} />
      <PasswordField {...showing} autoComplete="current-password" error={errors.password} />
      {isAway && <Away />}
      <Button type="submit" pending={isPending} className="mt-2">
        Sign In
      </Button>
    </form>
  );
}
