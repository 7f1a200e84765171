import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '@/api/words';
import { keptTheme } from '@/platform/theme';
import { TooltipProvider } from '@/ui/Tooltip';
import { PaletteKey } from './PaletteField';

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  vi.restoreAllMocks();
});

const candidate = { is_company: false, is_admin: false, is_partner: false } as User;

function open(user: User | null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/about']}>
          <Routes>
            <Route path="/about" element={<button>Here</button>} />
            <Route path="/dashboard/applications" element={<h1>Applications</h1>} />
          </Routes>
          <PaletteKey user={user} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('a visitor chooses a theme in the palette, and is then where they were', async () => {
  const person = open(null);
  const here = screen.getByRole('button', { name: 'Here' });
  here.focus();
  await person.keyboard('{Control>}k{/Control}');
  await person.keyboard('theme dark');
  await person.click(await screen.findByRole('option', { name: /^Theme: dark/ }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(keptTheme()).toBe('dark');
  await waitFor(() => expect(document.activeElement).toBe(here));
});

it('G and a letter go to a section from any page', async () => {
  const person = open(candidate);
  // The keys are fetched with the page, after it is drawn.
  await waitFor(async () => {
    await person.keyboard('ga');
    expect(screen.getByRole('heading', { name: 'Applications' })).toBeDefined();
  });
});
