/**
 * Runs in the page. Returns the controls that are hard to use by touch or by voice: targets smaller than WCAG 2.5.8
 * allows, fields whose small text makes iOS zoom in, and accessible names without the visible label.
 */
export function findControlFaults(): string[] {
  const MIN_TARGET_PX = 24;
  /** iOS zooms into a field with smaller text when it gets the focus. */
  const MIN_FIELD_TEXT_PX = 16;
  const CONTROLS = 'a[href], button, input, select, textarea, summary';

  const plain = (text: string | null) =>
    (text ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  // A link within a sentence is as high as its line, which WCAG allows.
  const isInText = (element: Element) => {
    let block: Element | null = element;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    return block !== element && plain(block?.textContent ?? '') !== plain(element.textContent);
  };
  const targetOf = (element: Element) => element.closest('label') ?? element;

  const faultOf = (element: HTMLElement): string | false => {
    const { width, height } = targetOf(element).getBoundingClientRect();
    if (!isInText(element) && Math.min(width, height) < MIN_TARGET_PX)
      return `a target of ${Math.round(width)} × ${Math.round(height)} pixels`;
    const isField = element.matches('input:not([type=radio], [type=checkbox]), select, textarea');
    if (isField && Number.parseFloat(getComputedStyle(element).fontSize) < MIN_FIELD_TEXT_PX)
      return 'a field with small text';
    const label = plain(element.ariaLabel);
    return label !== '' && !isField && !label.includes(visibleTextOf(element)) && 'a name without the label';
  };

  // biome-ignore lint/performance/useDomNodeTextContent: Hidden text is not a visible label.
  const visibleTextOf = (element: HTMLElement) => plain(element.innerText);

  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.matches(':disabled, [type=file], .sr-only:not(input)') &&
        !element.closest('[aria-hidden=true], [inert]'),
    )
    .flatMap((element) => {
      const fault = faultOf(element);
      return fault
        ? [`${fault}: ${element.tagName} ${element.ariaLabel ?? element.textContent?.slice(0, 40)}`]
        : [];
    });
}
