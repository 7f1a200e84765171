import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { barOf, type Bar } from '@/features/chrome/rules';
import { FloatingShell } from '@/features/shell/shells/FloatingShell';
import { PublicShell } from '@/features/shell/shells/PublicShell';
import { routes } from '@/app/router';

type Mounted = { pattern: string; bar: Bar };

/** Every page with the bar of the shell it is mounted in. */
function pages(list: readonly RouteObject[], bar: Bar = 'none'): Mounted[] {
  return list.flatMap((route) => {
    const own =
      route.Component === FloatingShell
        ? 'floating'
        : route.Component === PublicShell
          ? 'top'
          : bar;
    const isPage = route.path !== undefined && route.lazy !== undefined;
    return [
      ...(isPage ? [{ pattern: route.path ?? '', bar: own }] : []),
      ...pages(route.children ?? [], own),
    ];
  });
}

/** An address of a pattern. */
const sample = (pattern: string) =>
  pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => `a-${name.toLowerCase()}`);

it('every page is mounted in the shell that has its bar', () => {
  const all = pages(routes);
  expect(all.length).toBeGreaterThan(60);
  const wrong = all
    .map(({ pattern, bar }) => ({ pattern, has: bar, want: barOf(sample(pattern)) }))
    .filter(({ has, want }) => has !== want);
  expect(wrong).toEqual([]);
});
