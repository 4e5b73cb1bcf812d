import { type ComponentType, lazy } from 'react';

/** A component that is fetched when it is first shown. Where it was prepared before, it stands at once. */
export function fetched<Props>(load: () => Promise<ComponentType<Props>>) {
  let come: { default: ComponentType<Props> } | undefined;
  const prepare = async () => {
    come ??= { default: await load() };
    return come;
  };
  return Object.assign(
    lazy(() => (come ? atOnce(come) : prepare())),
    { prepare },
  );
}

/** A promise tells only after a turn, for which React would draw nothing. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React asks for nothing else of it.
  const told = { then: (tell: (value: Value) => void) => tell(value) };
  return told as Promise<Value>;
}
