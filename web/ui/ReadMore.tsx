import type { ComponentProps } from 'react';
import { TextButton } from './TextButton';

/** A button that shows and hides the rest of a long text or list. */
export function ReadMore({
  isOpen,
  onToggle,
  more = 'Show more',
  less = 'Show less',
  className = '',
  ...button
}: Omit<ComponentProps<typeof TextButton>, 'onToggle' | 'onClick'> & {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  more?: string;
  less?: string;
}) {
  return (
    <TextButton
      {...button}
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
      className={`text-small ${className}`}
    >
      {isOpen ? less : more}
    </TextButton>
  );
}
