/** Giving the focus to what is about to be drawn. */

/** How many frames the focus is tried: a card is drawn a moment after its column has scrolled to it. */
const TRIES = 40;
/** For how many frames it has to stay: a menu or a dialog that closes gives it back to what opened it. */
const CALM = 8;

/** For how many frames an answer is waited for, about ten seconds. */
const PATIENCE = 600;

/** Whether nothing has the focus. */
export const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Whether something waits for an answer that holds the focus. */
const isAsked = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;

/** Gives an element the focus as soon as it is drawn. */
export function focusSoon(id: string, tries = TRIES): void {
  const found = document.getElementById(id);
  if (found !== null) found.focus();
  else if (tries > 0) requestAnimationFrame(() => focusSoon(id, tries - 1));
}

type Settling = { tries: number; patience: number; calm: number; has: boolean };

const fresh: Settling = { tries: TRIES, patience: PATIENCE, calm: 0, has: false };

/**
 * The same, after what was asked is closed; and again where the focus is lost right after. Where the reader goes
 * elsewhere meanwhile, it stays there.
 */
export function settleOn(id: string, was: Settling = fresh): void {
  const now = { ...was };
  const found = document.getElementById(id);
  // It had the focus and has been drawn again elsewhere: the board follows it from here.
  if (found === null && was.has) return;
  if (isAsked()) now.patience -= 1;
  else now.tries -= 1;
  if (!isAsked() && found !== null) {
    if (document.activeElement === found) Object.assign(now, { has: true, calm: was.calm + 1 });
    else if (!was.has || isLost()) found.focus();
    else return;
  }
  if (now.tries > 0 && now.patience > 0 && now.calm < CALM)
    requestAnimationFrame(() => settleOn(id, now));
}
