import { useState } from 'react';
import { loadDraft, saveDraft } from '#web/lib/drafts';

/** Keeps edited form fields in this tab until they are saved. A field without a draft has its saved value. */
export function useFormDrafts<Name extends string>(prefix: string, saved: Record<Name, string>) {
  const names = Object.keys(saved) as Name[];
  const [drafts, setDrafts] = useState(() => readDrafts(prefix, names));

  const textOf = (name: Name) => drafts[name] ?? saved[name];

  const write = (name: Name, text: string) => {
    const isSaved = text === saved[name];
    setDrafts((all) => ({ ...all, [name]: isSaved ? undefined : text }));
    saveDraft(`${prefix}.${name}`, isSaved ? '' : text);
  };

  const drop = () => {
    setDrafts({});
    for (const name of names) saveDraft(`${prefix}.${name}`, '');
  };

  return { textOf, write, drop, isChanged: names.some((name) => textOf(name) !== saved[name]) };
}

function readDrafts<Name extends string>(
  prefix: string,
  names: Name[],
): Partial<Record<Name, string | undefined>> {
  const drafts = names.map((name) => [name, loadDraft(`${prefix}.${name}`) || undefined]);
  return Object.fromEntries(drafts);
}
