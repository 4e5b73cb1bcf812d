/** Typography of a description, in the editor and on the page. */
export const PROSE_CLASSES =
  'text-body [&_a]:text-amber [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-1.5 [&_li]:pl-1 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_p+p]:mt-3 [&_strong]:font-semibold [&_strong]:text-ivory [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-6 [&_li::marker]:text-tan';
