import { useCallback, useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT_PX } from '@/facts/constants';

/** Whether a media query holds now; follows changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the layout is that of a desk, not the mobile one (spec §2); styles say `md:` for the same width. */
export function useIsWide(): boolean {
  return useMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`);
}
