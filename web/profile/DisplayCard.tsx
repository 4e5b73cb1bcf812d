import { useEffect, useState } from 'react';
import {
  type DisplaySettings,
  displaySettings,
  saveDisplaySettings,
  TEXT_SIZES,
  type TextSize,
} from '#web/lib/displaySettings';
import { Checkbox } from '#web/ui/forms/Checkbox';
import { SectionCard } from '#web/ui/SectionCard';

const SIZES: Record<TextSize, { name: string; letter: string }> = {
  usual: { name: 'Standard', letter: 'text-small' },
  larger: { name: 'Larger', letter: 'text-lead' },
  largest: { name: 'Largest', letter: 'text-title' },
};

/** Shows the display settings: text size, spacing and reduced motion. Changes apply at once and are stored on this device. */
export function DisplayCard() {
  const [chosen, setChosen] = useState(displaySettings);

  useEffect(() => {
    const onStorage = () => setChosen(displaySettings());
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const choose = (change: Partial<DisplaySettings>) => {
    saveDisplaySettings({ ...chosen, ...change });
    setChosen(displaySettings());
  };

  return (
    <SectionCard title="Display">
      <fieldset className="mt-3">
        <legend className="mb-1.5 text-small text-quiet">Text size</legend>
        <div className="grid grid-cols-3 gap-1 rounded-field bg-ground p-1">
          {TEXT_SIZES.map((size) => (
            <label
              key={size}
              className="grid min-h-16 content-center justify-items-center rounded-item text-quiet transition hover:text-ivory has-checked:bg-field has-checked:text-amber has-focus-visible:outline-2 has-focus-visible:outline-tan"
            >
              <input
                type="radio"
                name="text-size"
                checked={chosen.text === size}
                onChange={() => choose({ text: size })}
                className="sr-only"
              />
              <span aria-hidden className={`font-serif leading-none ${SIZES[size].letter}`}>
                Aa
              </span>
              <span className="mt-1 text-fine">{SIZES[size].name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Checkbox
        checked={chosen.hasWideSpacing}
        onCheck={(hasWideSpacing) => choose({ hasWideSpacing })}
        className="mt-4 items-start"
      >
        <span>
          <span className="block">Wider spacing</span>
          <span className="block text-small text-quiet leading-snug">
            More room between letters, words and lines. Many people with dyslexia find this easier to read.
          </span>
        </span>
      </Checkbox>
      <Checkbox
        checked={chosen.reducesMotion}
        onCheck={(isCalm) => choose({ reducesMotion: isCalm })}
        className="mt-4 items-start"
      >
        <span>
          <span className="block">Reduce motion</span>
          <span className="block text-small text-quiet leading-snug">
            Things fade in and out instead of moving. If your device is set to reduce motion, this is already
            on.
          </span>
        </span>
      </Checkbox>
      <p className="mt-3 text-fine text-quiet">Saved on this device only.</p>
    </SectionCard>
  );
}
