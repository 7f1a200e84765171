import type { Location } from 'react-router-dom';

const known = new WeakMap<Location, string>();

/** The key of the history's current entry, which it gets when it is first asked for and keeps over a reload. */
function ofEntry(): string {
  const state = history.state as { entry?: string } | null;
  if (typeof state?.entry === 'string') return state.entry;
  const entry = `entry-${Math.random().toString(36).slice(2)}`;
  history.replaceState({ ...state, entry }, '');
  return entry;
}

/**
 * Under which key a page keeps how far it is scrolled. The router calls the first entry of every full load `default`,
 * so that a page opened in the same tab would begin where another one was left: such an entry has a key of its own.
 */
export function entryKey(location: Location): string {
  if (location.key !== 'default') return location.key;
  const key = known.get(location) ?? ofEntry();
  known.set(location, key);
  return key;
}
