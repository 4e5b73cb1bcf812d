import { getStored, setStored } from '#web/lib/storage/storage';

const KEY = 'stillwaters.readingPlace';

/** Saves the reference of the chapter that the user read last, on this device. */
export function saveReadingPlace(reference: string): void {
  setStored(KEY, reference);
}

export function savedReadingPlace(): string | null {
  return getStored<string>(KEY);
}
