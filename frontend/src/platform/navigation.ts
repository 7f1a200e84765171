/**
 * A full page load of the log-in page that comes back here afterwards (spec §8). Somebody who is there already stays:
 * while the provider is away, loading the page again would end the same way, for ever.
 */
export function leaveToLogin(): void {
  if (location.pathname === '/login') return;
  const here = location.pathname + location.search;
  const next = here === '/' ? '' : `?next=${encodeURIComponent(here)}`;
  location.assign(`/login${next}`);
}

/** A full page load of a path of this site. */
export function leaveTo(path: string): void {
  location.assign(path);
}
