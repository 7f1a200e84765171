import { useEffect } from 'react';

/** Where a letter is typed, or chooses what begins with it. */
const typing =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** Off while a field or a menu has focus, a modifier is held or a dialog is open (WCAG 2.1.4). */
function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (event.target instanceof Element && event.target.closest(typing) !== null) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of the page; what has the focus comes first with its own. */
export function useShortcuts(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isFree(event)) return;
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}

/** How long after the first key the second is waited for. */
const PAUSE_MS = 1500;

/** Two keys, one after the other: while the second is waited for, it is no key of the page. */
export function useSequences(first: string, keys: Keys): void {
  useEffect(() => {
    let begun = -Infinity;
    const press = (event: KeyboardEvent) => {
      if (!isFree(event)) return;
      const key = event.key.toLowerCase();
      const act = event.timeStamp - begun < PAUSE_MS ? keys[key] : undefined;
      begun = act === undefined && key === first ? event.timeStamp : -Infinity;
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [first, keys]);
}
