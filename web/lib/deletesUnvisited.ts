/** Browsers that run on WebKit: Safari, and every browser on an iPhone. The others name Chrome, too. */
const WEBKIT = /AppleWebKit\/(?!.*(Chrome|Chromium|Android)\/?)/;

/**
 * Returns whether this browser deletes what a website has saved after seven days of use without a visit. WebKit does,
 * except for a site on the Home Screen.
 */
export function deletesUnvisited(): boolean {
  return WEBKIT.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;
}
