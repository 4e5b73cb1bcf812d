import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '#web/ui/Button';
import { Field } from './Field';

/** Password visibility, shared by all password fields of a form. */
export type PasswordVisibility = { shown: boolean; onShow: (shown: boolean) => void };

export function PasswordField({
  shown,
  onShow,
  label = 'Password',
  name = 'password',
  required = true,
  ...field
}: PasswordVisibility & Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'end'> & { label?: string }) {
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      required={required}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => onShow(!shown)}>
          <Icon className="size-5" />
        </IconButton>
      }
    />
  );
}
