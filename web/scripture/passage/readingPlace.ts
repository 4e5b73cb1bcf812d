import { getStored, setStored } from '#web/lib/storage/storage';

const KEY = 'stillwaters.readingPlace';

/** Remembers the chapter that the user read last, on this device. */
export function rememberPlace(reference: string): void {
  setStored(KEY, reference);
}

export function rememberedPlace(): string | null {
  return getStored<string>(KEY);
}
