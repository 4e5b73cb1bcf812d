const LANGUAGE = /^en\b/i;

/**
 * Returns an English voice of this device, or null. Never returns a voice that is not local, because the browser would
 * send what it reads to a server.
 */
export function findLocalVoice(): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const usable = voices.filter(({ localService, lang }) => localService && LANGUAGE.test(lang));
  return (
    usable.find((voice) => voice.default) ??
    usable.find(({ lang }) => lang === navigator.language) ??
    usable[0] ??
    null
  );
}

/** Calls the listener when the browser has loaded its voices, which some browsers do late. */
export function onVoicesChange(listener: () => void): () => void {
  const speech = globalThis.speechSynthesis;
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}
