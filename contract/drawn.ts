/**
 * The pages as HTML by their address, some with what follows its question mark, drawn at the build, as a visitor and as a
 * person sees them.
 */
export type DrawnPages = Record<'visitor' | 'person', Record<string, string>>;

/** Stands for a person's first name in them. */
export const FIRST_NAME = '{{firstName}}';
