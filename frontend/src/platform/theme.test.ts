import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, choiceOf, followTheme, keptTheme, showTheme, themeFor } from './theme';

const root = document.documentElement;
let turned: () => void = () => undefined;

/** The device's own setting; `turned` says that it has changed. */
function system(isDark: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isDark,
    addEventListener: (_: string, run: () => void) => {
      turned = run;
    },
  }));
}

afterEach(() => {
  delete root.dataset['theme'];
  document.head.replaceChildren();
});

it.each([
  ['/codebrainv1', 'dark'],
  ['/codebrainv1/multi_task/x', 'dark'],
  ['/codebrainv2/ABCDE23456', 'dark'],
  ['/problem-builder-v2', 'dark'],
  ['/', 'light'],
  ['/report/1', 'light'],
  ['/client-dashboard/home', 'light'],
])('the theme of %s is %s', (pathname, theme) => {
  expect(themeFor(pathname, 'by_page', false)).toBe(theme);
  expect(themeFor(pathname, 'by_page', true)).toBe(theme);
});

it('a choice holds on every page, and “system” is what the device says', () => {
  for (const pathname of ['/', '/codebrainv1']) {
    expect(themeFor(pathname, 'light', true)).toBe('light');
    expect(themeFor(pathname, 'dark', false)).toBe('dark');
    expect(themeFor(pathname, 'system', false)).toBe('light');
    expect(themeFor(pathname, 'system', true)).toBe('dark');
  }
});

it('a word that is no choice is the specification’s', () => {
  expect([choiceOf('dark'), choiceOf('sepia'), choiceOf(null)]).toEqual([
    'dark',
    'by_page',
    'by_page',
  ]);
});

it('a choice is kept for the next visit and shown at once, in the browser’s own parts too', () => {
  system(false);
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">';
  showTheme('dark');
  expect(keptTheme()).toBe('dark');
  expect(root.dataset['theme']).toBe('dark');
  expect(document.querySelector('meta')?.content).toBe('dark');
});

it('follows the device while the page is open', () => {
  system(false);
  showTheme('system');
  followTheme();
  expect(root.dataset['theme']).toBe('light');
  system(true);
  const run = turned;
  run();
  expect(root.dataset['theme']).toBe('dark');
});

it('follows what another tab chooses', () => {
  system(false);
  followTheme();
  applyTheme('/');
  localStorage.setItem('assay.theme', 'dark');
  dispatchEvent(
    new StorageEvent('storage', {
      key: 'assay.theme',
      newValue: 'dark',
      storageArea: localStorage,
    }),
  );
  expect(root.dataset['theme']).toBe('dark');
});

describe('the script before the first picture', () => {
  const script = readFileSync('scripts/first-theme.js', 'utf8');
  /** The theme that it puts on the page at this address. */
  const first = (pathname: string) => {
    delete root.dataset['theme'];
    runInNewContext(script, { location: { pathname }, localStorage, matchMedia, document });
    return root.dataset['theme'];
  };

  it.each(['/', '/codebrainv1', '/codebrainv2/x', '/problem-builder-v2', '/report/1'])(
    'decides for %s as the application does',
    (pathname) => {
      for (const isDark of [true, false]) {
        system(isDark);
        for (const kept of [null, 'by_page', 'light', 'dark', 'system', 'sepia']) {
          if (kept === null) localStorage.clear();
          else localStorage.setItem('assay.theme', kept);
          expect(first(pathname), `${kept} ${isDark}`).toBe(
            themeFor(pathname, choiceOf(kept), isDark),
          );
        }
      }
    },
  );

  it('gives the browser’s bar the colour of the page’s', () => {
    const css = readFileSync('src/styles/tokens.css', 'utf8');
    const found = /theme === 'dark' \? '(?<dark>#\w+)' : '(?<light>#\w+)'/.exec(script)?.groups;
    const ofDark = css.slice(css.indexOf('[data-theme="dark"]'));
    expect(css).toContain(`--surface: ${found?.['light']};`);
    expect(ofDark).toContain('--surface: var(--stone-2);');
    expect(ofDark).toMatch(new RegExp(`--stone-2: [^;]+; /\\* ${found?.['dark']} \\*/`));
  });
});
