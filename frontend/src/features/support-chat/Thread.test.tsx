import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SupportMessage } from '@/api/words/support';
import { Thread } from './Thread';

const message: SupportMessage = {
  number: 1,
  side: 'user',
  text: 'Hello',
  created_at: '2026-11-25T12:00:00Z',
  files: [],
  by_mail: false,
  refused_files: [],
};

function show(items: SupportMessage[]) {
  const ignored = () => undefined;
  render(
    <Thread
      items={items}
      side="user"
      reached={{ delivered: 0, read: 0 }}
      pending={[]}
      isTyping={false}
      more={false}
      onOlder={ignored}
      onRetry={ignored}
      onDiscard={ignored}
    />,
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
