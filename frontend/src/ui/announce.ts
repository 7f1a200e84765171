/** Says a sentence to screen readers without moving focus. Repeated text is read again. */
export function announce(message: string, politeness: 'polite' | 'assertive' = 'polite'): void {
  const region = document.getElementById(regionId(politeness));
  if (region === null) return;
  // A text change is what makes readers speak; the same text twice needs a difference.
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}

/** Ids of the two live regions that `Announcer` renders once per page. */
export function regionId(politeness: 'polite' | 'assertive'): string {
  return `announcer-${politeness}`;
}
