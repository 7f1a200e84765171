import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import ManageOnboarding from '@/pages/admin/ManageOnboarding';
import { TooltipProvider } from '@/ui/Tooltip';

it('has its title above its tabs, and only once, whichever of them is open', async () => {
  vi.spyOn(api, 'get').mockImplementation(() => new Promise(() => undefined));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/admin-dashboard/manage-onboarding']}>
          <ManageOnboarding />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const isAbove = () => {
    const title = screen.getByRole('heading', { level: 1, name: 'Onboarding' });
    const tabs = screen.getByRole('tablist');
    return (title.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  };
  expect(isAbove()).toBe(true);
  expect(screen.getByRole('checkbox', { name: 'Only overdue' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'New customers' }));
  expect(isAbove()).toBe(true);
  expect(screen.getByText('New paying companies and their first steps.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
