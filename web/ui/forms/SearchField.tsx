import { Search } from 'lucide-react';
import { Field } from './Field';

/** Search field for entries on the device. Spell checking is off, because some browsers send the text to a server. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (words: string) => void;
}) {
  return (
    <Field
      label={label}
      type="search"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      end={<Search className="mr-3 size-5 text-quiet" />}
    />
  );
}
