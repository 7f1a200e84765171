import { useSyncExternalStore } from 'react';

const subscribe = (run: () => void) => {
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

const read = () => document.documentElement.dataset['theme'];

/** The theme that is shown, for what draws its colours itself and has to draw again; styles follow by themselves. */
export function useShownTheme(): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
