import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import type { Task } from '@/features/cohorts/rules';
import { TooltipProvider } from '@/ui/Tooltip';
import { TaskPicker } from './TaskPicker';

const found = ['Sums', 'Trees', 'Heaps', 'Maps', 'Sets', 'Rings', 'Logs'].map((title) => ({
  slug: title.toLowerCase(),
  title,
  difficulty: 'easy',
  type: 'code',
}));

let get: MockInstance<typeof api.get>;

beforeEach(() => {
  get = vi.spyOn(api, 'get').mockResolvedValue({ items: found, next_cursor: null } as never);
});

function Picker() {
  const [tasks, setTasks] = useState<readonly Task[]>([]);
  return <TaskPicker tasks={tasks} onChange={setTasks} problem={undefined} />;
}

/** A picker whose task is Sums. */
async function withSums() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <Picker />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Add a problem' }));
  await userEvent.keyboard('s');
  await userEvent.click(await screen.findByRole('option', { name: /^Sums/ }));
}

const choose = () => screen.getByRole('button', { name: 'Choose variants of Sums' });

async function addVariant(title: string) {
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a variant of Sums' }), 's');
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${title}`) }));
}

it('finds the variants of a task among those of its difficulty and type, each once', async () => {
  await withSums();
  expect(screen.getByText('Variants: off')).toBeDefined();
  await userEvent.click(choose());
  const field = screen.getByRole('combobox', { name: 'Add a variant of Sums' });
  expect(document.activeElement).toBe(field);
  await addVariant('Trees');
  expect(screen.getByText('1 of 2 is drawn')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Trees' }).getAttribute('href')).toBe(
    '/codebrainv1/trees',
  );
  const asked = get.mock.calls.map(([, options]) => (options as { query: unknown }).query);
  expect(asked).toContainEqual({ type: 'code', difficulty: 'easy', limit: 20 });
  await userEvent.type(field, 's');
  await screen.findByRole('option', { name: /^Heaps/ });
  expect(screen.queryByRole('option', { name: /^(Sums|Trees)/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Done with variants' }));
  expect(document.activeElement).toBe(choose());
  expect(screen.getByRole('combobox', { name: 'Add a problem' })).toBeDefined();
});

it('takes at most four variants, and lets each go', async () => {
  await withSums();
  await userEvent.click(choose());
  for (const title of ['Trees', 'Heaps', 'Maps', 'Sets']) await addVariant(title);
  expect(screen.getByText('1 of 5 is drawn')).toBeDefined();
  expect(choose().getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a variant of Sums' }), 's');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove Maps from the variants of Sums' }),
  );
  expect(screen.getByText('1 of 4 is drawn')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Maps' })).toBeNull();
});
