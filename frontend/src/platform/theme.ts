const DARK_PREFIXES = ['/codebrainv1', '/codebrainv2', '/problem-builder'];

/** Dark on the challenge and builder paths, light elsewhere (spec §2). */
export function themeFor(pathname: string): 'dark' | 'light' {
  return DARK_PREFIXES.some((prefix) => pathname.startsWith(prefix)) ? 'dark' : 'light';
}

/** Puts the theme of a path on <html>. */
export function applyTheme(pathname: string): void {
  document.documentElement.dataset['theme'] = themeFor(pathname);
}
