import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AxiosError, type AxiosAdapter } from 'axios';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { api, createApi, createHttp } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { LikeStatus } from '@/api/words';
import * as session from '@/features/session/hooks';
import { read, write } from '@/platform/storage';
import * as toasts from '@/ui/notify';
import { clicked, useLikeStatuses, wantedLike } from './likes';
import { LikeButton } from './LikeButton';

type Stub<K extends 'post' | 'put' | 'remove'> = MockInstance<(typeof api)[K]>;
let post: Stub<'post'>;
let put: Stub<'put'>;
let remove: Stub<'remove'>;
beforeEach(() => {
  post = vi.spyOn(api, 'post').mockResolvedValue({});
  put = vi.spyOn(api, 'put');
  remove = vi.spyOn(api, 'remove');
});

function as(who: 'stranger' | 'person') {
  const user = who === 'person' ? ({ id: 'u1' } as ReturnType<typeof session.useUser>) : null;
  vi.spyOn(session, 'useUser').mockReturnValue(user);
}

function Page({ groups }: { groups: string[][] }) {
  useLikeStatuses(groups);
  const { pathname, search } = useLocation();
  return (
    <>
      <LikeButton id="s1" count={4} look="quiet" />
      <output>{pathname + search}</output>
    </>
  );
}

function show(groups: string[][] = [['s1', 's2']]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/view-interviews?q=x']}>
        <Page groups={groups} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const button = (count: number, pressed: boolean) =>
  screen.findByRole('button', {
    name: count === 1 ? 'Like. 1 like' : `Like. ${count} likes`,
    pressed,
  });

it('asks for all stories of a page in one call, and shows what is said', async () => {
  as('person');
  post.mockResolvedValue({ s1: { is_liked: true, likes_count: 9 } });
  show();
  await button(9, true);
  expect(post).toHaveBeenCalledTimes(1);
  expect(post.mock.calls[0]).toMatchObject([
    '/api/interviews/batch/like-status',
    { body: { interview_ids: ['s1', 's2'] } },
  ]);
});

it('asks nothing for a stranger, and nothing about an empty list', async () => {
  as('stranger');
  show();
  await button(4, false);
  as('person');
  show([[], []]);
  expect(post).not.toHaveBeenCalled();
});

it('a status that cannot be read is shown to nobody', async () => {
  as('person');
  const notify = vi.spyOn(toasts, 'notify').mockReturnValue();
  post.mockRejectedValue(new ApiError({ status: 500, code: 'internal', detail: 'x' }));
  show();
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  await button(4, false);
  expect(notify).not.toHaveBeenCalled();
});

it('a status that cannot be read is logged, once and without what was asked', async () => {
  as('person');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refuse: AxiosAdapter = (config) => {
    const response = { status: 500, data: {}, headers: {}, statusText: '', config };
    return Promise.reject(new AxiosError('no', 'ERR_BAD_RESPONSE', config, undefined, response));
  };
  const wire = createApi(createHttp(refuse));
  post.mockImplementation(wire.post);
  show();
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(logged.mock.calls[0]?.[0]).toContain('post /api/interviews/batch/like-status failed');
  await button(4, false);
});

it('a like shows before the answer, and the answer’s count wins', async () => {
  as('person');
  let answer: (status: LikeStatus) => void = () => undefined;
  put.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const user = show([]);
  await user.click(await button(4, false));
  await button(5, true);
  answer({ is_liked: true, likes_count: 12 });
  await button(12, true);
  expect(put).toHaveBeenCalledWith('/api/interviews/{id}/like', { path: { id: 's1' } });
});

it('a like that fails is taken back, and can be tried again', async () => {
  as('person');
  const notify = vi.spyOn(toasts, 'notify').mockReturnValue();
  put.mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', detail: '' }));
  const user = show([]);
  await user.click(await button(4, false));
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  await button(4, false);
  const [, message, retry] = notify.mock.calls[0] ?? [];
  expect(message).toBe('Your like was not saved.');
  put.mockResolvedValue({ is_liked: true, likes_count: 5 });
  retry?.onClick();
  await button(5, true);
});

it('a like that needs a verified address is taken back, with the reason', async () => {
  as('person');
  const notify = vi.spyOn(toasts, 'notify').mockReturnValue();
  put.mockRejectedValueOnce(
    new ApiError({ status: 403, code: 'email_unverified', detail: 'Confirm it.' }),
  );
  const user = show([]);
  await user.click(await button(4, false));
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  await button(4, false);
  const [kind, message, verify] = notify.mock.calls[0] ?? [];
  expect([kind, message]).toEqual([
    'info',
    'Confirm your e-mail address first. Then you can like stories.',
  ]);
  act(() => verify?.onClick());
  expect(screen.getByRole('status').textContent).toBe('/confirm-email?next=%2F');
});

it('two quick clicks are sent one after the other and end where the last wanted', async () => {
  as('person');
  const order: string[] = [];
  put.mockImplementation(() => {
    order.push('like');
    return Promise.resolve({ is_liked: true, likes_count: 5 });
  });
  remove.mockImplementation(() => {
    order.push('unlike');
    return Promise.resolve({ is_liked: false, likes_count: 4 });
  });
  const user = show([]);
  await user.dblClick(await button(4, false));
  await button(4, false);
  await waitFor(() => expect(order).toEqual(['like', 'unlike']));
});

it('a stranger’s click leads to the log-in, and the story is liked on the way back', async () => {
  as('stranger');
  const user = show();
  await user.click(await button(4, false));
  expect(screen.getByRole('status').textContent).toBe('/login?next=%2Fview-interviews%3Fq%3Dx');
  expect(put).not.toHaveBeenCalled();
  expect(read('likeAfterLogin')).toContain('s1');
  document.body.innerHTML = '';
  as('person');
  put.mockResolvedValue({ is_liked: true, likes_count: 5 });
  show([]);
  await button(5, true);
  expect(put).toHaveBeenCalledTimes(1);
  expect(read('likeAfterLogin')).toBeNull();
});

it('another story’s wish, and an old one, like nothing', async () => {
  as('person');
  write('likeAfterLogin', `s2 ${Date.now()}`);
  show([]);
  await button(4, false);
  expect(put).not.toHaveBeenCalled();
  expect(wantedLike('s1 1000', 's1', 1000 + 31 * 60_000)).toBe(false);
  expect(wantedLike(null, 's1', 0)).toBe(false);
});

it.each([
  [true, { is_liked: true, likes_count: 5 }],
  [false, { is_liked: false, likes_count: 4 }],
])('liking (%s) counts once', (liked, after) => {
  expect(clicked({ is_liked: false, likes_count: 4 }, liked)).toEqual(after);
});

it('a count is never negative', () => {
  expect(clicked({ is_liked: true, likes_count: 0 }, false).likes_count).toBe(0);
});
