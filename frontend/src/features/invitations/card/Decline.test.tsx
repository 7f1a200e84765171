import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { api } from '@/api/client';
import { TooltipProvider } from '@/ui/Tooltip';

import { Decline } from './Decline';

it('an invitation is declined once the person has confirmed it, and not before', async () => {
  const post = vi.spyOn(api, 'post').mockResolvedValue({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <Decline code="ABCDE23456" />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await person.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(post).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Decline' }));
  await person.click(await screen.findByRole('button', { name: 'Decline the invitation' }));
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledExactlyOnceWith('/api/codebrain/{id}/decline', {
      path: { id: 'ABCDE23456' },
    }),
  );
});
