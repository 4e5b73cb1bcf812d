import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { TextArea } from './Field';
import { TextCount } from './TextCount';

/** A text area that grows with its text and counts its characters. The caller labels it. */
export function TextComposer({
  text,
  max,
  countFrom = 0,
  purpose,
  isInvalid = false,
  describedBy = '',
  onWrite,
  onSubmit,
  onKeyDown,
  className = '',
  ...area
}: Omit<ComponentProps<'textarea'>, 'onSubmit'> & {
  text: string;
  max: number;
  /** The counter appears when the text is this long. */
  countFrom?: number;
  /** The verb in 'Shorten it to send.' */
  purpose: string;
  isInvalid?: boolean;
  /** Ids of further descriptions. */
  describedBy?: string;
  onWrite: (text: string) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onSubmit?: (event: KeyboardEvent) => void;
}) {
  const id = useId();
  const { length } = text.trim();
  return (
    <>
      <TextArea
        {...area}
        value={text}
        dir="auto"
        spellCheck
        aria-describedby={`${describedBy} ${id}`.trim()}
        aria-invalid={isInvalid || length > max || undefined}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.(event);
          onKeyDown?.(event);
        }}
        className={`field-sizing-content ${className}`}
      />
      {length < countFrom ? <p id={id} /> : <TextCount id={id} text={text} most={max} purpose={purpose} />}
    </>
  );
}
