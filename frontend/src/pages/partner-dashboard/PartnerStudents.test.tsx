import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { BroughtStudent } from '@/api/words';
import { saveFile } from '@/platform/save-file';
import { TooltipProvider } from '@/ui/Tooltip';
import PartnerStudents from './PartnerStudents';

vi.mock('@/platform/save-file', () => ({ saveFile: vi.fn() }));

const student = (number: number, part: Partial<BroughtStudent>): BroughtStudent => ({
  number,
  name: null,
  stage: 'signed_up',
  brought_at: '2026-11-20T12:00:00Z',
  last_active_on: null,
  ...part,
});
const all = [student(2, { name: 'Núria', last_active_on: '2026-11-27' }), student(1, {})];
const get = vi.fn();

beforeEach(() => {
  vi.restoreAllMocks();
  get.mockImplementation((_path: string, { query }: { query: { search?: string } }) => {
    const items =
      query.search === undefined ? all : query.search === 'nuria' ? all.slice(0, 1) : [];
    return Promise.resolve({ items, next_cursor: null });
  });
  vi.spyOn(api, 'get').mockImplementation(get);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <PartnerStudents />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
});

it('students are listed with the day on which they were last active', async () => {
  await screen.findByRole('row', { name: /Núria.*27 Nov 2026/ });
  screen.getByRole('row', { name: /Student 1.*–/ });
});

it('what is searched for is listed, and downloaded as a table', async () => {
  await screen.findByText('Student 1');
  const field = screen.getByRole('textbox', { name: 'Search students' });
  await userEvent.type(field, 'nuria{Enter}');
  await vi.waitFor(() => expect(screen.queryByText('Student 1')).toBeNull());
  await screen.findByText('Núria');
  const download = vi
    .spyOn(api, 'download')
    .mockResolvedValue({ blob: new Blob(['x']), name: null } as never);
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(download.mock.calls[0]?.slice(0, 2)).toEqual([
    '/api/partners/me/students/export',
    { query: { search: 'nuria' } },
  ]);
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  await userEvent.clear(field);
  await userEvent.type(field, 'zoe{Enter}');
  await screen.findByText(/^No student matches/);
});
