import { getStored, setStored } from '#web/lib/storage/storage';

const STORAGE_KEY = 'stillwaters.bell';

/** Loudness of the whole bell, low enough for a quiet room. */
const VOLUME = 0.16;

/** The tone of the bell in hertz: the D below middle C. */
const TONE = 146.83;

/** The partials of a small bell: frequency relative to the tone, loudness, and how long each rings in seconds. */
const PARTIALS = [
  { ratio: 1, gain: 0.5, seconds: 5.5 },
  { ratio: 2, gain: 1, seconds: 4.5 },
  { ratio: 2.4, gain: 0.35, seconds: 3 },
  { ratio: 3, gain: 0.3, seconds: 2.4 },
  { ratio: 4, gain: 0.3, seconds: 1.8 },
  { ratio: 5.43, gain: 0.12, seconds: 0.9 },
];

/** The strike starts after this time in seconds, because an abrupt start would click. */
const ATTACK_SECONDS = 0.012;

/** Returns whether the user has turned the bell on. It is off by default. */
export function isBellOn(): boolean {
  return getStored<boolean>(STORAGE_KEY) === true;
}

/** Remembers the setting on this device, and lets the user hear the bell. */
export function setBellOn(isOn: boolean) {
  setStored(STORAGE_KEY, isOn);
  ringBell();
}

/** Rings the bell once if it is on. The sound is computed on the device, without a file. */
export function ringBell() {
  if (!isBellOn() || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: VOLUME });
  volume.connect(audio.destination);
  const sounds = PARTIALS.map((partial) => playPartial(audio, volume, partial));
  // The first partial rings longest.
  sounds[0]?.addEventListener('ended', () => void audio.close());
}

function playPartial(audio: AudioContext, output: AudioNode, { ratio, gain, seconds }: (typeof PARTIALS)[0]) {
  const start = audio.currentTime;
  const envelope = new GainNode(audio, { gain: 0 });
  envelope.gain.linearRampToValueAtTime(gain, start + ATTACK_SECONDS);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  const sound = new OscillatorNode(audio, { frequency: TONE * ratio });
  sound.connect(envelope).connect(output);
  sound.start(start);
  sound.stop(start + seconds);
  return sound;
}
