import { type ComponentType, lazy } from 'react';

/** What it begins with is what it must know before it can show anything: the server or the page tells it. */
export type Beginning<Props = unknown> = ComponentType<Props> & { begin?: () => Promise<void> };

/** A component that is fetched when it is first shown. Where it was prepared before, it stands at once. */
export function fetched<Props>(load: () => Promise<Beginning<Props>>) {
  let come: { default: Beginning<Props> } | undefined;
  const fetch = async () => {
    come ??= { default: await load() };
    return come;
  };
  return Object.assign(
    lazy(() => (come ? atOnce(come) : fetch())),
    { prepare: async () => (await fetch()).default },
  );
}

/** A promise tells only after a turn, for which React would draw nothing. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React asks for nothing else of it.
  const told = { then: (tell: (value: Value) => void) => tell(value) };
  return told as Promise<Value>;
}
