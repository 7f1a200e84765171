import { inAppBrowser } from '@/platform/in-app';
import { read } from '@/platform/storage';

/** Any of these shows that someone is at the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/**
 * Whether the application has something to do on the home page before anyone touches it: an
 * account to restore, a code or an answer in the address, the banner inside another app.
 */
export function isWantedAtOnce(address: { search: string; hash: string }, agent: string): boolean {
  if (address.search !== '' || address.hash !== '') return true;
  if (!isSignedOut()) return true;
  return inAppBrowser(agent) !== null;
}

/** Whether nobody is signed in in this browser, as far as is known without asking the identity service. */
export function isSignedOut(): boolean {
  return read('signedIn') === null && read('redirectPending') === null;
}

/** A browser reports a move when the page appears under a resting pointer. */
const isAtRest = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Runs something once, at the first sign that someone is at the page. */
export function atFirstSign(run: () => void): void {
  const options = { capture: true, passive: true };
  const wake = (event: Event) => {
    if (isAtRest(event)) return;
    for (const sign of signs) removeEventListener(sign, wake, options);
    run();
  };
  for (const sign of signs) addEventListener(sign, wake, options);
}

/**
 * A button of the prerendered page that is pressed before the application has drawn its own is
 * pressed again then, so that no press is lost.
 */
export function keepPress(prerendered: Element, root: Element): void {
  let pressed: string | null = null;
  prerendered.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) pressed = nameOf(button);
  });
  new MutationObserver((_, observer) => {
    if (prerendered.isConnected) return;
    observer.disconnect();
    const again = [...root.querySelectorAll('button')].find((button) => nameOf(button) === pressed);
    if (again !== undefined) press(again);
  }).observe(document.body, { childList: true });
}

function press(button: HTMLButtonElement): void {
  button.focus();
  // A menu opens on the pointer's way down or a key, not on a click.
  if (button.getAttribute('aria-haspopup') !== 'menu') button.click();
  else button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
