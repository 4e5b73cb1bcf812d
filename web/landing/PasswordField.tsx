import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '#web/ui/Button';
import { Field } from '#web/ui/Field';

export type Showing = { shown: boolean; onShow: (shown: boolean) => void };

export function PasswordField({
  shown,
  onShow,
  ...field
}: Showing & Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'end'>) {
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      required
      end={
        <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => onShow(!shown)}>
          <Icon aria-hidden className="size-5" strokeWidth={1.7} />
        </IconButton>
      }
    />
  );
}
