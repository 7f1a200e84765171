/** A full page load of the log-in page that comes back here afterwards (spec §8). */
export function leaveToLogin(): void {
  const here = location.pathname + location.search;
  const next = here === '/' || here.startsWith('/login') ? '' : `?next=${encodeURIComponent(here)}`;
  location.assign(`/login${next}`);
}

/** A full page load of a path of this site. */
export function leaveTo(path: string): void {
  location.assign(path);
}
