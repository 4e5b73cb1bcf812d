import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';

/** A component that may name a function which loads the data of its first render. */
export type PreloadableComponent<Props = unknown> = ComponentType<Props> & {
  loadInitialData?: (client: QueryClient) => Promise<void>;
};

/** Creates a lazy component. After `prepare()`, the component renders synchronously, without a Suspense fallback. */
export function lazyWithPreload<Props>(load: () => Promise<PreloadableComponent<Props>>) {
  let loaded: { default: PreloadableComponent<Props> } | undefined;
  const loadOnce = async () => {
    loaded ??= { default: await load() };
    return loaded;
  };
  return Object.assign(
    lazy(() => (loaded ? synchronous(loaded) : loadOnce())),
    { prepare: async () => (await loadOnce()).default },
  );
}

/** Returns a thenable that resolves synchronously. With a promise, React would render the fallback for one tick. */
function synchronous<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React only calls `then`.
  const thenable = { then: (resolve: (value: Value) => void) => resolve(value) };
  return thenable as Promise<Value>;
}
