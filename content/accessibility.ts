/** What the privacy page says about accessibility. `docs/accessibility.md` has the whole report. */
export const ACCESSIBILITY_STATEMENT = [
  'We follow the Web Content Accessibility Guidelines (WCAG 2.2, level AA). You can use everything with a keyboard, at 400% zoom and on a phone held either way, and every screen is built for screen readers. In your profile you can choose larger text, wider spacing and less motion. The device’s own settings for contrast, transparency and motion work, too.',
  'Not everything is right yet: the borders of text fields are faint, and words in other languages aren’t marked for screen readers. We test in Chrome, Firefox and the engine of Safari, but haven’t yet tested with a screen reader on a phone.',
  'If something is hard for you to use, please tell the people who run this site.',
] as const;
