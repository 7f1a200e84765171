import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/cache/query-client';
import type { ImportedProblem } from '@/api/words/problem-drafts';
import { paths } from '@/facts/paths';
import { importProblem } from '@/features/problem-builder/api';
import { text } from '@/features/problem-builder/text';
import { TooltipProvider } from '@/ui/Tooltip';
import { ImportDialog } from './ImportDialog';

vi.mock('@/features/problem-builder/api');

const made = (left_out: ImportedProblem['left_out']) => ({ id: 'd1', left_out }) as ImportedProblem;

async function sendArchive() {
  render(
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <MemoryRouter>
          <Routes>
            <Route path="/" element={<ImportDialog onClose={() => undefined} />} />
            <Route path={paths.problemDraft} element={<p>The editor</p>} />
          </Routes>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  const file = new File(['PK'], 'sums.zip', { type: 'application/zip' });
  await person.upload(screen.getByLabelText(text.import.file), file);
  await person.click(screen.getByRole('button', { name: text.import.submit }));
  return person;
}

describe('ImportDialog', () => {
  beforeEach(() => vi.mocked(importProblem).mockReset());

  it('opens the problem at once where the whole archive was taken', async () => {
    vi.mocked(importProblem).mockResolvedValue(made([]));
    await sendArchive();
    expect(await screen.findByText('The editor')).toBeDefined();
  });

  it('lists what was left out before it opens the problem', async () => {
    const left = [{ path: 'notes (copy).txt', text: 'Left out: a name.' }];
    vi.mocked(importProblem).mockResolvedValue(made(left));
    const person = await sendArchive();
    expect(await screen.findByText('notes (copy).txt: Left out: a name.')).toBeDefined();
    await person.click(screen.getByRole('button', { name: text.import.openProblem }));
    expect(await screen.findByText('The editor')).toBeDefined();
  });
});
