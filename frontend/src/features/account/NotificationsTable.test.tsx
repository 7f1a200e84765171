import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api } from '@/api/client';
import type { NotificationSettings } from '@/api/words';
import { notificationsQuery } from './api';
import { NotificationsTable } from './NotificationsTable';

const settings: NotificationSettings = {
  items: [
    {
      type: 'moderation_result',
      title: 'Decisions on your stories',
      email: true,
      in_app: true,
      required: false,
      sent: true,
      daily: true,
    },
  ],
  digest: false,
  time_zone: null,
};

let put: MockInstance<typeof api.put>;

beforeEach(() => {
  put = vi
    .spyOn(api, 'put')
    .mockImplementation((_path, options) => Promise.resolve((options as { body: never }).body));
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
});

function Shown() {
  const { data } = useQuery(notificationsQuery);
  return data === undefined ? null : <NotificationsTable settings={data} />;
}

function show(given: NotificationSettings) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(notificationsQuery.queryKey, given);
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('says of a kind that comes often that its e-mail is one a day', () => {
  show(settings);
  expect(screen.getByText('By e-mail once a day')).toBeDefined();
});

it('one e-mail a day comes by the clocks of the browser in which it was first chosen', async () => {
  const user = show(settings);
  expect(screen.queryByText(/It comes at/)).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'One e-mail a day' }));
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith('/api/users/notification-settings', {
      body: { ...settings, digest: true, time_zone: 'Asia/Tokyo' },
    }),
  );
  await screen.findByText('It is sent at 8:00, Asia/Tokyo time.');
  expect(screen.queryByRole('button', { name: /Use/ })).toBeNull();
});

it('somebody who has moved takes the zone of this browser, and none is changed unasked', async () => {
  const user = show({ ...settings, digest: true, time_zone: 'Europe/Berlin' });
  expect(screen.getByText('It is sent at 8:00, Europe/Berlin time.')).toBeDefined();
  expect(put).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use Asia/Tokyo time' }));
  await screen.findByText('It is sent at 8:00, Asia/Tokyo time.');
});
