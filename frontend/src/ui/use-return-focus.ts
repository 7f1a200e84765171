import { useRef } from 'react';

/**
 * Where the focus goes when a dialog closes: back to what had it before, or to the page's heading where that is gone.
 * Radix does so only for a dialog that holds its own trigger. `onClosed` may move it elsewhere, and says so.
 */
export function useReturnFocus(onClosed?: () => boolean) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What has the focus by now was given it on purpose.
      if (onClosed?.() === true || document.activeElement !== document.body) return;
      const back = before.current;
      const isThere = back instanceof HTMLElement && back !== document.body && back.isConnected;
      (isThere ? back : document.querySelector('h1'))?.focus();
    },
  };
}
