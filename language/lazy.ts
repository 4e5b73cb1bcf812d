/** Memoizes `create`, which runs at the first call. */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | null = null;
  return () => {
    value ??= create();
    return value;
  };
}

/**
 * Memoizes the result of a generator. `step` runs it to its next `yield` and returns whether the result exists; `value`
 * runs all that is left of it.
 */
export function lazyInSteps<Value extends object>(generator: Generator<void, Value>) {
  let value: Value | null = null;
  const step = () => {
    const next = value === null ? generator.next() : null;
    if (next?.done) value = next.value;
    return value !== null;
  };
  return {
    step,
    value: () => {
      while (value === null) step();
      return value;
    },
  };
}
