import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../scripts/run.mjs';
import { browserUses } from './browserUses';

const SANCTUARY = 'web/sanctuary/';

/** What every sanctuary file may use of the browser: it neither sends nor stores anything. */
const ALLOWED = [
  'Element.closest',
  'Element.scrollIntoView',
  'Event.preventDefault',
  'FontFaceSet.load',
  'FontFaceSource.fonts',
  'HTMLOrSVGElement.focus',
  'HTMLTextAreaElement.value',
  'History.back',
  'Link',
  'ParentNode.querySelector',
  'addEventListener',
  'clearTimeout',
  'removeEventListener',
  'scrollTo',
  'setTimeout',
];

/** What one file may also use, with the reason why no burden leaves the page through it. */
const ALLOWED_IN: Record<string, string[]> = {
  // A history entry holds the name of a state only. `e2e/privacy.spec.ts` reads it.
  'web/sanctuary/visit/sanctuaryHistory.hooks.ts': [
    'History.go',
    'History.pushState',
    'History.replaceState',
    'History.state',
    'Location.pathname',
  ],
  // Goes to the journal, whose address is a constant.
  'web/sanctuary/journal/ReflectionDialog.tsx': ['useLocation'],
  // Computes the sound of the bell.
  'web/sanctuary/release/bell.ts': [
    'AudioContext',
    'AudioContext.close',
    'AudioNode.connect',
    'AudioParam.exponentialRampToValueAtTime',
    'AudioParam.linearRampToValueAtTime',
    'AudioScheduledSourceNode.start',
    'AudioScheduledSourceNode.stop',
    'BaseAudioContext.currentTime',
    'BaseAudioContext.destination',
    'GainNode',
    'GainNode.gain',
    'OscillatorNode',
    'OscillatorNode.addEventListener',
  ],
};

/** Parts of the browser that send or store something. */
const SENDS_OR_STORES =
  /^(XMLHttpRequest|EventSource|WebSocket|WebTransport|RTC|IDB|Cache|CookieStore|BroadcastChannel|Worker|SharedWorker)|\b(fetch|sendBeacon|clipboard|share|setItem|cookie|pushState|replaceState|postMessage)$/;

/** What the files that the sanctuary imports send or store. None of them gets a burden. */
const IMPORTED: Record<string, string[]> = {
  // A file of the saved reflections, which the user exports.
  'web/lib/downloadFile.ts': ['Navigator.share'],
  // The reference of the verse, when its chapter is opened.
  'web/lib/navigation/reader.ts': ['History.pushState', 'History.replaceState'],
  // Drafts of other features. Leaving quickly deletes them.
  'web/lib/storage/drafts.ts': ['Storage.setItem'],
  // Settings, such as the bell and the country of the helplines.
  'web/lib/storage/storage.ts': ['Storage.setItem'],
  // Tells the other tabs that the saved reflections have changed.
  'web/shared/journal/journalStore.ts': [
    'BroadcastChannel',
    'BroadcastChannel.addEventListener',
    'BroadcastChannel.postMessage',
    'BroadcastChannel.removeEventListener',
  ],
};

/** Ways to send or store a text that no imported file may use without being listed. */
const DIRECT_WAYS_OUT = [
  "fetch('/', { method: 'POST', body: text })",
  'window.fetch(text)',
  'globalThis.fetch(text)',
  'self.fetch(text)',
  'parent.fetch(text)',
  "new XMLHttpRequest().open('POST', text)",
  'new EventSource(text)',
  'new WebSocket(text)',
  'new WebTransport(text)',
  'new RTCPeerConnection()',
  "navigator.sendBeacon('/', text)",
  'navigator.clipboard.writeText(text)',
  'navigator.share({ text })',
  "history.pushState({ text }, '')",
  "localStorage.setItem('a', text)",
  'indexedDB.open(text)',
  'caches.open(text)',
  'document.cookie = text',
  'const { cookie } = document; return cookie',
  'cookieStore.set("a", text)',
  'postMessage(text)',
  'parent.postMessage(text)',
  'new BroadcastChannel("a").postMessage(text)',
  'new MessageChannel().port1.postMessage(text)',
  'new Worker(text)',
  'new SharedWorker(text)',
  'navigator.serviceWorker.controller?.postMessage(text)',
];

/** Ways that also have harmless uses, such as a link. They are forbidden in the sanctuary only. */
const INDIRECT_WAYS_OUT = [
  'const all = { fetch }; all.fetch(text)',
  'const { send = fetch }: { send?: (text: string) => void } = {}; send(text)',
  'new Image().src = text',
  'new Audio(text)',
  'new FontFace("a", text)',
  'new CSSStyleSheet().replaceSync(text)',
  'import(text)',
  'return <img src={text} />',
  'return <img {...{ src: text }} />',
  'return <iframe srcDoc={text} />',
  'return <form action={text} />',
  'return <button formAction={text} />',
  'return <a href={"/?" + text}>x</a>',
  'return <p style={{ background: "url(/" + text + ")" }} />',
  "document.createElement('img').src = text",
  'document.body.innerHTML = text',
  "document.querySelector('form')?.submit()",
  "document.querySelector('p')?.setAttribute('style', text)",
  "document.querySelector('p')?.ownerDocument.defaultView?.fetch(text)",
  'location.href = text',
  'location.assign(text)',
  'location.hash = text',
  'location = text as never',
  'history.state',
  'open(text)',
  'window.open(text)',
  'sessionStorage.a = text',
  'navigator.storage.getDirectory()',
  "document['cookie'] = text",
  'Object.assign(document, { cookie: text })',
  'name = text as never',
  'document.title = text',
  'new Notification(text)',
  // The voice may be computed on a server.
  'speechSynthesis.speak(new SpeechSynthesisUtterance(text))',
  'console.log(text)',
  'performance.mark(text)',
  'print()',
  'eval(text)',
  'new Function(text)',
];

test('the sanctuary uses exactly the parts of the browser that are listed here', () => {
  const sanctuary = readdirSync(join(PROJECT_ROOT, SANCTUARY), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => SANCTUARY + file);

  const uses = browserUses(sanctuary, PROJECT_ROOT);

  const inSanctuary = new Map([...uses].filter(([file]) => file.startsWith(SANCTUARY)));
  const allowed = new Set([...inSanctuary.values()].flat().filter((use) => ALLOWED.includes(use)));
  expect([...allowed].sort()).toEqual(ALLOWED);
  expect(selected(inSanctuary, (use) => !ALLOWED.includes(use))).toEqual(ALLOWED_IN);

  const imported = new Map([...uses].filter(([file]) => !file.startsWith(SANCTUARY)));
  expect(selected(imported, (use) => SENDS_OR_STORES.test(use))).toEqual(IMPORTED);
});

test('the check of the sanctuary finds every way to send or store a text', () => {
  const ways = [...DIRECT_WAYS_OUT, ...INDIRECT_WAYS_OUT];
  const fileOf = (way: string) => `${SANCTUARY}planted${ways.indexOf(way)}.tsx`;
  const planted = Object.fromEntries(
    ways.map((way) => [fileOf(way), `export function send(text: string) {\n  ${way};\n}\n`]),
  );

  const uses = browserUses(Object.keys(planted), PROJECT_ROOT, planted);

  const inSanctuary = selected(uses, (use) => !ALLOWED.includes(use));
  expect(ways.filter((way) => !inSanctuary[fileOf(way)])).toEqual([]);
  const inImports = selected(uses, (use) => SENDS_OR_STORES.test(use));
  expect(DIRECT_WAYS_OUT.filter((way) => !inImports[fileOf(way)])).toEqual([]);
});

function selected(
  uses: Map<string, string[]>,
  isSelected: (use: string) => boolean,
): Record<string, string[]> {
  const some = [...uses].map(([file, names]) => [file, names.filter(isSelected)] as const);
  return Object.fromEntries(some.filter(([, names]) => names.length > 0));
}
