import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { TestRow } from '@/api/words';

import { TestList } from './TestList';

const tests = Array.from({ length: 30 }, (_, at): TestRow => ({
  number: at + 1,
  group: 'core',
  tag: 'core',
  name: null,
  verdict: at === 24 ? 'WA' : 'AC',
  reason: null,
  cpu_ms: null,
  memory_kib: null,
  cpu_fifths: 1,
  memory_fifths: 1,
  output: null,
  stderr: null,
  share_permille: null,
}));

it('brings the test that is open into view', () => {
  const shown: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
    this: HTMLElement,
  ) {
    shown.push(this.textContent);
  });
  const groups = [{ name: 'core', tests, points: null }];
  const { rerender } = render(<TestList groups={groups} selected={25} onSelect={vi.fn()} />);
  expect(shown).toEqual([expect.stringContaining('Test 25')]);
  rerender(<TestList groups={groups} selected={2} onSelect={vi.fn()} />);
  expect(shown.at(-1)).toContain('Test 2');
  expect(screen.getByRole('button', { name: /Test 2/, pressed: true })).toBeDefined();
});
