import { Link } from 'wouter';
import { useSignIn } from '#web/lib/session/session.hooks';
import { Button } from '#web/ui/Button';
import { PasswordField, type PasswordVisibility } from '#web/ui/forms/PasswordField';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { useAuthForm } from './auth.hooks';
import { EmailField } from './EmailField';

const loadRules = async () => (await import('#contract/account/auth')).SignIn;

export function SignInForm(showing: PasswordVisibility) {
  const { handlers, errors, isAway, isPending } = useAuthForm(loadRules, useSignIn().mutateAsync, {
    invalid: 'Please check your email and password.',
    failed: { title: 'Sign in failed', fallback: 'Please check your credentials and try again.' },
    done: { title: 'Welcome back!', description: 'You have successfully signed in.' },
    fieldOf: (status) => (status === 401 ? 'password' : undefined),
  });

  return (
    <form {...handlers} className="low:mt-4 mt-6 grid low:gap-2.5 gap-4">
      <EmailField error={errors.email} />
      <div>
        <PasswordField {...showing} autoComplete="current-password" error={errors.password} />
        <Link
          href="/forgot-password"
          className="-mb-2 inline-flex min-h-11 items-center text-small text-amber underline-offset-4 hover:text-ivory hover:underline"
        >
          Forgot your password?
        </Link>
      </div>
      {isAway && <OfflineNotice />}
      <div className="sticky-action grid mt-1">
        <Button type="submit" pending={isPending}>
          Sign In
        </Button>
      </div>
    </form>
  );
}
