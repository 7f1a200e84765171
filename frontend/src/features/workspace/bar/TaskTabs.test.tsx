import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import type { AttemptTask } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';

import { TaskTabs } from './TaskTabs';

const tasks = Array.from({ length: 8 }, (_, index) => ({
  id: `t${index + 1}`,
  position: index + 1,
  title: `Task of a long name ${index + 1}`,
  submissions: [],
  drafts: [],
  best_points: null,
})) as unknown as AttemptTask[];

const tabs = (current: string, onChoose = vi.fn()) => (
  <TooltipProvider>
    <TaskTabs tasks={tasks} current={current} onChoose={onChoose} />
  </TooltipProvider>
);

afterEach(() => {
  vi.restoreAllMocks();
});

it('all tasks are buttons with number, title and state, and the chosen one is marked', async () => {
  const onChoose = vi.fn();
  render(tabs('t2', onChoose));
  const all = screen.getAllByRole('button');
  expect(all).toHaveLength(8);
  expect(all[7]?.textContent).toBe('8Task of a long name 8, not started');
  expect(all.map((tab) => tab.getAttribute('aria-current')).indexOf('step')).toBe(1);
  // Titles give way, numbers do not.
  for (const tab of all) expect(tab.className).toContain('min-w-10');
  await userEvent.click(screen.getByRole('button', { name: /^8/ }));
  expect(onChoose).toHaveBeenCalledWith(tasks[7]);
});

it('the chosen task is brought into view, where the row scrolls', () => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(this: Element) {
    seen.push(this.getAttribute('aria-current'));
  });
  const { rerender } = render(tabs('t1'));
  rerender(tabs('t8'));
  expect(seen).toEqual(['step', 'step']);
});
