import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { EditingContext, type Editing, PACKAGE } from '@/features/problem-builder/editor/context';
import { METADATA } from '@/features/problem-builder/metadata';
import { TooltipProvider } from '@/ui/Tooltip';
import { VariantsTab } from './VariantsTab';

const SOURCE = `name: First
uuid: 11111111-1111-4111-8111-111111111111
keywords: [difficulty:easy]
`;

const files = new Map([
  [METADATA, SOURCE],
  ['attachments/starter.py', 'pass\n'],
]);

const sent: { address: string; body?: unknown; query?: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(api, 'download').mockResolvedValue({ blob: new Blob(['zip']), name: 'first.zip' });
  vi.spyOn(api, 'upload').mockImplementation(((address: string, call: { query: unknown }) => {
    sent.push({ address, query: call.query });
    return Promise.resolve({ id: 'v2', version: 1 });
  }) as never);
  vi.spyOn(api, 'put').mockImplementation(((address: string, call: { body: unknown }) => {
    sent.push({ address, body: call.body });
    return Promise.resolve({ id: 'v2', version: 2 });
  }) as never);
});

function show(change: Partial<Editing> = {}) {
  const editing = {
    ...PACKAGE,
    draft: { id: 'v1', is_own: true },
    files,
    dirty: false,
    ...change,
  } as unknown as Editing;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/v1']}>
        <TooltipProvider>
          <EditingContext.Provider value={editing}>
            <Routes>
              <Route path="/v1" element={<VariantsTab />} />
              <Route path="*" element={<p>The variant</p>} />
            </Routes>
          </EditingContext.Provider>
        </TooltipProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('a variant begins with all files of the problem, under a title, a name and a uuid of its own', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Write a variant' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByText('Give it a title.')).toBeTruthy();
  await user.type(screen.getByLabelText('Title'), 'Second');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.getByText('The variant')).toBeTruthy());
  expect(sent[0]).toEqual({
    address: '/api/problem-drafts/import',
    query: { name: 'second' },
  });
  const text = JSON.stringify(sent[1]?.body);
  expect(text).toContain('name: Second');
  expect(text).not.toContain('11111111-1111-4111-8111-111111111111');
});

it('what could not be saved is not copied', async () => {
  const user = userEvent.setup();
  show({ dirty: true, save: () => Promise.resolve(null) });
  await user.click(screen.getByRole('button', { name: 'Write a variant' }));
  await user.type(screen.getByLabelText('Title'), 'Second');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('This version could not be saved, so it was not copied.');
  expect(sent).toEqual([]);
});
