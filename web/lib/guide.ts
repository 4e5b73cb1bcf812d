/** Who answers here, as the operator set it: the written guide alone, or a model with it at hand. The page carries it. */
export const GUIDE =
  document.querySelector<HTMLMetaElement>('meta[name="guide"]')?.content === 'model' ? 'model' : 'written';
