import { SITE } from '#web/lib/pageData';
import { useSignUp } from '#web/lib/session.hooks';
import { Button } from '#web/ui/Button';
import { Field } from '#web/ui/Field';
import { OfflineNotice } from '#web/ui/OfflineNotice';
import { PasswordField, type PasswordVisibility } from '#web/ui/PasswordField';
import { useAuthForm } from './auth.hooks';

const loadRules = async () => (await import('#contract/auth')).SignUp;

export function SignUpForm(showing: PasswordVisibility) {
  const { handlers, errors, isAway, isPending } = useAuthForm(loadRules, useSignUp().mutateAsync, {
    failed: { title: 'Registration failed', fallback: 'Please try again.' },
    done: {
      title: `Welcome to ${SITE.productName}!`,
      description: 'Your account has been created successfully.',
    },
  });

  return (
    <form {...handlers} className="mt-6 grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          required
          error={errors.firstName}
        />
        <Field
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          required
          error={errors.lastName}
        />
      </div>
      <Field label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <PasswordField
        {...showing}
        autoComplete="new-password"
        minLength={8}
        hint="8+ characters with uppercase, lowercase, and number"
        error={errors.password}
      />
      {isAway && <OfflineNotice />}
      <Button type="submit" pending={isPending} className="mt-2">
        Sign Up
      </Button>
    </form>
  );
}
