import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import type { AnyApi } from '@/api/typed';
import { sessionActions } from '@/features/session/store';
import { EMPTY_DRAFT } from '@/features/assessments/rules';
import { draftActions } from '@/features/assessments/store';
import { TooltipProvider } from '@/ui/Tooltip';

import AssessmentNew from './assessment/AssessmentNew';

vi.mock('@/features/session/hooks', async (original) => ({
  ...(await original<object>()),
  useUser: () => ({ company: { id: 'acme' } }),
}));

const owner = { uid: 'nobody', company: 'acme' };
const problems = (['easy', 'medium', 'hard'] as const).map((difficulty) => ({
  id: `id-${difficulty}`,
  slug: difficulty,
  title: `The ${difficulty} one`,
  difficulty,
  type: 'code',
  practice: false,
  languages: ['python', 'c', 'cpp'],
  keywords: [],
  time_limit_ms: 1000,
  memory_mib: 256,
  groups: [],
}));

function show(items: object[] = problems) {
  const answers: Record<string, unknown> = {
    '/api/problems': { items, next_cursor: null },
    '/api/languages': { items: [] },
    '/api/config': {},
  };
  vi.spyOn(api as unknown as AnyApi, 'get').mockImplementation((address) =>
    Promise.resolve(answers[address]),
  );
  const create = vi
    .spyOn(api as unknown as AnyApi, 'create')
    .mockReturnValue(new Promise(() => undefined));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <AssessmentNew />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return create;
}

const card = () => screen.queryByRole('heading', { name: 'Start from a ready-made set' });

beforeEach(() => {
  sessionActions.signedOut();
  draftActions.discard(owner);
});

it('one press fills in the ready-made set, and the next creates it', async () => {
  const create = show();
  const list = await screen.findByRole('list', { name: 'Problems of the set' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Use this set' }));
  expect(card()).toBeNull();
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  expect([title.value, document.activeElement]).toEqual(['Programming foundations', title]);
  await userEvent.click(screen.getByRole('button', { name: 'Create assessment' }));
  expect(create).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(create.mock.calls[0])).toContain('"problem_id":"id-hard"');
});

it('stays while a title is typed, which it keeps, and overwrites no tasks', async () => {
  show();
  await screen.findByRole('list', { name: 'Problems of the set' });
  await userEvent.type(screen.getByLabelText('Title'), 'Interns');
  await userEvent.click(screen.getByRole('button', { name: 'Add The easy one' }));
  const use = () => screen.getByRole('button', { name: 'Use this set' });
  expect(use().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Remove The easy one' }));
  await userEvent.click(use());
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Interns');
  expect(screen.getByText('100 of 100')).toBeDefined();
});

it('is not offered over a draft that was begun, and comes back when that is discarded', async () => {
  draftActions.change(owner, { ...EMPTY_DRAFT, title: 'Interns' });
  show();
  await screen.findByText('The easy one');
  expect(card()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(card()).not.toBeNull();
});

it('is not offered where the bank has too few problems', async () => {
  show(problems.slice(1));
  await screen.findAllByText('The hard one');
  expect(card()).toBeNull();
});
