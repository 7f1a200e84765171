import { useEffect } from 'react';

const FOCUSABLE =
  'input:not([type=hidden]):not([hidden]), textarea, select, button, [contenteditable=true], [role=combobox]';
const EVERY_MS = 50;
/** The code editor comes after its page. */
const TRIES = 60;

function fieldOf(spot: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-fixes~="${CSS.escape(spot)}"]`);
  if (found === null || found.matches(FOCUSABLE)) return found;
  return found.querySelector<HTMLElement>(FOCUSABLE);
}

/** Focuses the field of this name as soon as it is there, and then says so; gives up after three seconds. */
export function useFocus(spot: string | null, onDone: () => void): void {
  useEffect(() => {
    if (spot === null) return;
    let tries = 0;
    const timer = setInterval(() => {
      const field = fieldOf(spot);
      tries += 1;
      if (field === null && tries < TRIES) return;
      clearInterval(timer);
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
      onDone();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [spot, onDone]);
}
