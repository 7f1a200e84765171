import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Support } from '@/api/words/support';
import { messagesQuery, supportQuery } from '@/features/support-chat/api';
import { TooltipProvider } from '@/ui/Tooltip';
import * as media from '@/ui/use-media';
import { SupportPanel } from './SupportPanel';

const support: Support = {
  conversation: {
    id: 'c1',
    state: 'resolved',
    last_number: 0,
    last_answer: 0,
    user_read: 0,
    admin_delivered: 0,
    admin_read: 0,
    event_id: 1,
    rating: null,
    resolved_at: '2026-11-25T12:00:00Z',
    is_blocked: false,
  },
  hours: null,
  answers_within_hours: 4,
};

function show(isBlocked: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const conversation = support.conversation && { ...support.conversation, is_blocked: isBlocked };
  client.setQueryData(supportQuery.queryKey, { ...support, conversation });
  client.setQueryData(messagesQuery('own', 'c1').queryKey, { items: [], more: false });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <SupportPanel isTyping={false} onClose={() => undefined} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

it('is beside the page at a desk, and covers it on a phone', async () => {
  const wide = vi.spyOn(media, 'useIsWide').mockReturnValue(true);
  const onPage = vi.fn();
  const page = document.createElement('button');
  page.addEventListener('click', onPage);
  document.body.append(page);
  show(false);
  await userEvent.setup().click(page);
  expect(onPage).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(document.querySelector('[class*="scrim"]')).toBeNull();
  cleanup();
  wide.mockReturnValue(false);
  show(false);
  expect(document.querySelector('[class*="scrim"]')).not.toBeNull();
  page.remove();
});

it('tells a blocked person that nobody is notified, and promises no answer', () => {
  show(true);
  screen.getByText(/^Support has closed this chat\. .* nobody is notified\.$/);
  expect(screen.queryByText(/We aim to answer/)).toBeNull();
  expect(screen.queryByText(/it reopens/)).toBeNull();
});

it('promises others an answer, and that a resolved conversation goes on', () => {
  show(false);
  screen.getByText(/We aim to answer within 4 hours/);
  screen.getByText(/If you write within 14 days, it reopens/);
  expect(screen.queryByText(/Support has closed/)).toBeNull();
});
