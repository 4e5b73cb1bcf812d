/**
 * Returns whether this browser deletes what a website has saved after seven days of use without a visit. WebKit does,
 * except for a site on the Home Screen.
 */
export function deletesUnvisited(): boolean {
  return isWebKit(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;
}

/** Safari, and every browser on an iPhone. Chromium names itself after WebKit, too. */
export function isWebKit(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit/') && !/Chrome\/|Chromium\//.test(userAgent);
}
