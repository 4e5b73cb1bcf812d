import { useEffect, useRef } from 'react';
import { ACCESSIBILITY_STATEMENT } from '#content/accessibility';

/** Says how accessible the app is, and what is missing. Help links here. */
export function Accessibility() {
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (location.hash === '#accessibility') section.current?.scrollIntoView();
  }, []);

  return (
    <section
      ref={section}
      id="accessibility"
      className="mt-11 scroll-mt-6"
      aria-labelledby="accessibility-title"
    >
      <h2 id="accessibility-title" className="text-heading leading-tight">
        Accessibility
      </h2>
      <div className="mt-2 grid gap-3 text-quiet">
        {ACCESSIBILITY_STATEMENT.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </section>
  );
}
