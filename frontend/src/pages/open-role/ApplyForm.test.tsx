import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { ApplicationStart, OpenRole, RoleQuestion } from '@/api/words';
import { TooltipProvider } from '@/ui/Tooltip';
import { ApplyForm } from '@/features/applications/ApplyForm';

const role = { id: 'r1', title: 'Weaver', company: { id: 'c1', name: 'Pellworth' } } as OpenRole;
const start: ApplicationStart = {
  application_id: null,
  draft: { answers: [], note: '', resume: null, version: 0 },
  profile: {
    name: 'Ada Novak',
    email: 'ada@example.com',
    headline: null,
    education: null,
    skills: [],
    available_from: null,
  },
};

function show(questions: RoleQuestion[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter>
          <ApplyForm
            role={role}
            questions={questions}
            start={start}
            verified
            onSent={vi.fn()}
            onReload={vi.fn()}
          />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('speaks of questions only where there are some, and says that a résumé is optional', () => {
  show([]);
  expect(screen.getByRole('heading', { name: 'A note' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Questions' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Résumé (optional)' })).toBeDefined();
});

it('says nothing of saving before something is typed', () => {
  show([{ prompt: 'Why?', kind: 'text', options: [], needs: null, required: true } as never]);
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeDefined();
  expect(screen.queryByText('Saved')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Hello' } });
  expect(screen.getByText('Not saved yet')).toBeDefined();
});
