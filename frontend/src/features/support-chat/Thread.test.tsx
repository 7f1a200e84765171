import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SupportMessage } from '@/api/words/support';
import { mailQuery } from './api';
import { Thread } from './Thread';

const message: SupportMessage = {
  number: 1,
  side: 'user',
  text: 'Hello',
  created_at: '2026-11-25T12:00:00Z',
  files: [],
  by_mail: false,
  refused_files: [],
  has_quoted_text: false,
};

function show(items: SupportMessage[], side: 'user' | 'admin' = 'user') {
  const ignored = () => undefined;
  const client = new QueryClient();
  const said = [
    { text: 'On Saturday you asked: <b>Which?</b>', is_folded: true },
    { text: 'Java.', is_folded: false },
  ];
  client.setQueryData(mailQuery('c1', 2).queryKey, { pieces: said, is_cut: true });
  render(
    <Thread
      conversation="c1"
      items={items}
      side={side}
      reached={{ delivered: 0, read: 0 }}
      pending={[]}
      isTyping={false}
      more={false}
      onOlder={ignored}
      onRetry={ignored}
      onDiscard={ignored}
    />,
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
}

it('says which message came by mail, and which of its files were not taken', () => {
  show([message, { ...message, number: 2, by_mail: true, refused_files: ['a.exe', 'b.zip'] }]);
  expect(screen.getAllByText('by mail')).toHaveLength(1);
  screen.getByText(/^Not attached: a\.exe, b\.zip\. /);
});

it('says nothing of mail where a message was written in the chat', () => {
  show([message]);
  expect(screen.queryByText('by mail')).toBeNull();
  expect(screen.queryByText(/Not attached/)).toBeNull();
});

it.each(['user', 'admin'] as const)(
  'shows what a mail quotes once the %s asks for it, as text',
  async (side) => {
    const mailed = { ...message, number: 2, by_mail: true, text: 'Java.', has_quoted_text: true };
    show([message, mailed], side);
    expect(screen.queryByText(/Which/)).toBeNull();
    const open = screen.getByRole('button', { name: 'Show quoted text' });
    expect(open.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(open);
    screen.getByText('On Saturday you asked: <b>Which?</b>');
    screen.getByText(/^The mail is longer\./);
    await userEvent.click(screen.getByRole('button', { name: 'Hide quoted text' }));
    expect(screen.queryByText(/Which/)).toBeNull();
  },
);

it('offers no quoted text of a message that has none', () => {
  show([message, { ...message, number: 2, by_mail: true }]);
  expect(screen.queryByRole('button', { name: 'Show quoted text' })).toBeNull();
});
