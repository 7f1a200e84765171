import { onOtherTab, read, write } from './storage';

const DARK_PREFIXES = ['/codebrainv1', '/codebrainv2', '/problem-builder'];

/** What a person may choose for all pages; the specification's is `by_page`. */
export const themeChoices = ['by_page', 'light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

type Shown = 'dark' | 'light';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** Dark on the challenge and builder paths, light elsewhere (spec §2), unless something else was chosen. */
export function themeFor(pathname: string, choice: ThemeChoice, systemIsDark: boolean): Shown {
  if (choice === 'light' || choice === 'dark') return choice;
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return DARK_PREFIXES.some((prefix) => pathname.startsWith(prefix)) ? 'dark' : 'light';
}

/** The choice behind a word; `by_page` where it is none. */
export function choiceOf(word: string | null | undefined): ThemeChoice {
  return themeChoices.find((choice) => choice === word) ?? 'by_page';
}

/** What this browser was last shown, so that the first picture of the next visit has it too. */
export const keptTheme = (): ThemeChoice => choiceOf(read('theme'));

const systemIsDark = () => matchMedia(SYSTEM_DARK).matches;

/** The colour of the browser's own bar is that of the page's; both are of tokens.css. */
function colourBar(root: HTMLElement): void {
  const colour = getComputedStyle(root).getPropertyValue('--surface').trim();
  if (colour !== '')
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}

/** Puts the theme of a path on <html>; what stands there already is left, so that nothing is computed again. */
export function applyTheme(pathname: string): void {
  const root = document.documentElement;
  const theme = themeFor(pathname, keptTheme(), systemIsDark());
  if (root.dataset['theme'] === theme && root.dataset['coloured'] === theme) return;
  root.dataset['theme'] = theme;
  root.dataset['coloured'] = theme;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', theme);
  colourBar(root);
}

/** Keeps a choice in this browser and shows it at once. */
export function showTheme(choice: ThemeChoice): void {
  if (choice !== keptTheme()) write('theme', choice);
  applyTheme(location.pathname);
}

/** Follows the system, and what another tab of this browser chooses, while the page is open. */
export function followTheme(): void {
  const again = () => applyTheme(location.pathname);
  matchMedia(SYSTEM_DARK).addEventListener('change', again);
  onOtherTab('theme', again);
}
