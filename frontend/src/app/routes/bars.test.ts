import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { barOf, type Bar } from '@/features/chrome/rules';
import { AccountShell } from '@/features/shell/shells/own/AccountShell';
import { FloatingShell } from '@/features/shell/shells/FloatingShell';
import { PublicShell } from '@/features/shell/shells/PublicShell';
import { ToolShell } from '@/features/shell/shells/own/ToolShell';
import { StaffShell } from '@/features/shell/shells/own/StaffShell';
import { routes } from '@/app/router';
import { paths } from '@/facts/paths';

type Mounted = { pattern: string; bar: Bar };

/** Every page with the bar of the shell it is mounted in. */
function pages(list: readonly RouteObject[], bar: Bar = 'none'): Mounted[] {
  return list.flatMap((route) => {
    // A frame that is loaded when it is needed says which bar visitors see.
    const said = (route.handle as { bar?: Bar } | undefined)?.bar;
    const own =
      said ??
      (route.Component === FloatingShell
        ? 'floating'
        : route.Component === PublicShell
          ? 'top'
          : bar);
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

/** What the frame right around the page of a pattern loads. */
async function frameOf(
  pattern: string,
  list: readonly RouteObject[],
  frame?: RouteObject,
): Promise<unknown> {
  for (const route of list) {
    if (route.path === pattern)
      return typeof frame?.lazy === 'function' ? await frame.lazy() : frame;
    const found = await frameOf(pattern, route.children ?? [], route);
    if (found !== undefined) return found;
  }
  return undefined;
}

it.each([
  [paths.companyDashboard, AccountShell],
  [paths.internProfile, AccountShell],
  [paths.problemBuilder, ToolShell],
  [paths.problemDraft, ToolShell],
  [paths.problemReport, ToolShell],
  [paths.talentPoolBrowse, ToolShell],
  [paths.companySendAssessment, ToolShell],
  [paths.billingDashboard, StaffShell],
  [paths.invoice, StaffShell],
  [paths.partnerPayouts, StaffShell],
])('%s has the frame of a dashboard', async (pattern, Component) => {
  expect(await frameOf(pattern, routes)).toEqual({ Component });
});

it('every page is mounted in the shell that has its bar', () => {
  const all = pages(routes);
  expect(all.length).toBeGreaterThan(60);
  const wrong = all
    .map(({ pattern, bar }) => ({ pattern, has: bar, want: barOf(sample(pattern)) }))
    .filter(({ has, want }) => has !== want);
  expect(wrong).toEqual([]);
});
