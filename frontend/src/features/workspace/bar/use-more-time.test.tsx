import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';

import { api } from '@/api/client';
import * as live from '@/api/live/live';
import type { NotificationStanding } from '@/api/words';
import * as session from '@/features/session/hooks';
import * as toasts from '@/ui/notify';

import { useMoreTime } from './use-more-time';

const BEFORE = '2027-01-04T12:00:00Z';
const NOW = '2027-01-04T11:00:00Z';

let get: MockInstance<typeof api.get>;
let notify: MockInstance<typeof toasts.notify>;
let tell: (standing: NotificationStanding) => void;

beforeEach(() => {
  localStorage.clear();
  get = vi.spyOn(api, 'get');
  notify = vi.spyOn(toasts, 'notify').mockReturnValue(undefined);
  vi.spyOn(session, 'useUser').mockReturnValue({ id: 'ada' } as never);
  vi.spyOn(live, 'watchNotifications').mockImplementation((_id, onChange) => {
    tell = onChange;
    return () => undefined;
  });
});

function show() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useMoreTime('a1', BEFORE), { wrapper });
}

it('a notification that comes while working moves the clock and says by how much', async () => {
  get.mockResolvedValue({ ends_at: '2027-01-04T12:30:00Z', server_now: NOW } as never);
  show();
  act(() => tell({ newest: 'n1', unread: 1 }));
  expect(get).not.toHaveBeenCalled();
  act(() => tell({ newest: 'n2', unread: 2 }));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('info', 'You have 30 more minutes. The clock has moved.'),
  );
});

it('one about something else says nothing', async () => {
  get.mockResolvedValue({ ends_at: BEFORE, server_now: NOW } as never);
  show();
  act(() => tell({ newest: null, unread: 0 }));
  act(() => tell({ newest: 'n1', unread: 1 }));
  await waitFor(() => expect(get).toHaveBeenCalledOnce());
  expect(notify).not.toHaveBeenCalled();
});
