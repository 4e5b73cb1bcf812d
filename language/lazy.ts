/** Memoizes `create`, which runs at the first call. */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | null = null;
  return () => {
    value ??= create();
    return value;
  };
}
