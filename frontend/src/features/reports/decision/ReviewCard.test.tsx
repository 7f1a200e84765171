import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { AnyApi, AnyCall } from '@/api/typed';
import type { ResultDecided } from '@/api/words/decisions';
import { pageKeys } from '@/ui/page-keys';
import { TooltipProvider } from '@/ui/Tooltip';
import { DeclineDialog } from './DeclineDialog';
import { DECIDED } from './decision.test-data';
import { ReviewCard } from './ReviewCard';
import { useReview } from './use-review';

const server = api as unknown as AnyApi;
const go = vi.fn();
const NEWS = '2031-11-14T14:05:00Z';

afterEach(() => {
  vi.restoreAllMocks();
  go.mockReset();
});

function Page({ look }: { look: 'card' | 'strip' }) {
  const review = useReview({ report: 'r1', isGraded: true, go });
  const decided = review.query.data;
  return (
    <>
      <input aria-label="A field" />
      <ReviewCard review={review} who="Ines" wayTo={(id) => `/report/${id}`} look={look} />
      {review.isDeclining && decided !== undefined && (
        <DeclineDialog review={review} decided={decided} who="Ines" />
      )}
    </>
  );
}

/** What the server knows; a call that decides is answered by `answer`. */
function serve(decided: Partial<ResultDecided>, answer?: (body: unknown) => ResultDecided) {
  const state = { now: { ...DECIDED, ...decided } };
  vi.spyOn(server, 'get').mockImplementation(() => Promise.resolve(state.now));
  const post = vi.spyOn(server, 'post').mockImplementation((_, call?: AnyCall) => {
    if (answer === undefined) return Promise.reject(new Error('nobody should decide'));
    state.now = answer(call?.body);
    return Promise.resolve(state.now);
  });
  return { post, state };
}

async function show(look: 'card' | 'strip' = 'card') {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TooltipProvider>
        <MemoryRouter>
          <Page look={look} />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Your review');
}

const button = (name: string) => screen.getByRole('button', { name });
const advanced = (): ResultDecided => ({
  ...DECIDED,
  state: 'advanced',
  version: 4,
  decided_by: 'Lena Marsh',
  decided_at: '2031-11-14T14:04:00Z',
  news_at: NEWS,
  waiting: 2,
});

describe('a result that waits', () => {
  it('is advanced by one press, which says who and when the candidate is notified', async () => {
    const { post } = serve({}, advanced);
    await show();
    expect(await screen.findByText('Nobody has decided on this result yet.')).toBeTruthy();
    expect(screen.getByText('3 results waiting')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Next result' })).toBeNull();
    await userEvent.click(button('Advance'));
    expect(await screen.findByText(/Lena Marsh advanced this candidate\./u)).toBeTruthy();
    expect(screen.getByText(/^The candidate is notified at /u)).toBeTruthy();
    expect(post).toHaveBeenCalledExactlyOnceWith('/api/reports/{id}/decision', {
      path: { id: 'r1' },
      body: { act: 'advance', version: 3 },
    });
    const next = screen.getByRole('link', { name: 'Next result' });
    expect(next.getAttribute('href')).toBe('/report/r2');
    expect(go).not.toHaveBeenCalled();
  });

  it('is held by a key, and by none while something is typed', async () => {
    const held: ResultDecided = { ...DECIDED, state: 'held', decided_by: 'Lena' };
    const { post } = serve({}, () => held);
    await show();
    await screen.findByText('3 results waiting');
    await userEvent.type(screen.getByLabelText('A field'), 'ahd');
    expect(post).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await userEvent.keyboard('h');
    expect(await screen.findByText('The candidate is not notified of a hold.')).toBeTruthy();
    expect(post.mock.calls[0]?.[1]?.body).toEqual({ act: 'hold', version: 3 });
    expect(button('Hold').getAttribute('aria-disabled')).toBe('true');
    expect(button('Take back')).toBeTruthy();
  });

  it('has its neighbours on J and K, and says where there is none', async () => {
    serve({ previous_id: null, next_id: 'r2' });
    await show();
    await screen.findByText('3 results waiting');
    await userEvent.keyboard('k');
    expect(go).not.toHaveBeenCalled();
    await userEvent.keyboard('j');
    expect(go).toHaveBeenCalledExactlyOnceWith('r2');
    const previous = button('Previous waiting result');
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    expect(within(previous).getByText('No earlier result is waiting.')).toBeTruthy();
    expect(pageKeys().flatMap(({ keys }) => keys.map(([key]) => key))).toEqual([
      'A',
      'H',
      'D',
      'J',
      'K',
    ]);
  });

  it('is decided in one line above the other sections too', async () => {
    serve({}, advanced);
    await show('strip');
    const line = await screen.findByRole('region', { name: 'Your review' });
    await userEvent.click(within(line).getByRole('button', { name: 'Advance' }));
    expect(await within(line).findByText(/^The candidate is notified at /u)).toBeTruthy();
  });

  it('says what could not be done, and leaves it undecided', async () => {
    const { post } = serve({});
    post.mockRejectedValue(new ApiError({ status: 0, code: 'network', detail: '' }));
    await show();
    await screen.findByText('3 results waiting');
    await userEvent.click(button('Advance'));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was decided.');
    expect(screen.getByText('Nobody has decided on this result yet.')).toBeTruthy();
  });
});

describe('a decision', () => {
  it('is taken back until the candidate is notified, and the focus stays on the card', async () => {
    const { post } = serve(advanced(), () => ({ ...DECIDED, version: 5 }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
    const stands = await screen.findByText('Nobody has decided on this result yet.');
    expect(post.mock.calls[0]?.[1]?.body).toEqual({ act: 'reopen', version: 4 });
    await waitFor(() => expect(document.activeElement).toBe(stands));
  });

  it('of which the candidate knows is not taken back; a decline then is final', async () => {
    serve({ state: 'declined', code: 'skills', text: 'Thank you.', decided_by: 'Lena' });
    await show();
    expect(await screen.findByText('The candidate has been notified.')).toBeTruthy();
    expect(screen.getByText('Reason: Stronger match with other candidates')).toBeTruthy();
    expect(screen.getByText('Thank you.')).toBeTruthy();
    for (const name of ['Advance', 'Hold', 'Decline', 'Take back'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('that came too late is refused with the reason, and the current one is shown', async () => {
    const { post, state } = serve(advanced());
    await show();
    await screen.findByRole('button', { name: 'Take back' });
    state.now = { ...advanced(), news_at: null };
    post.mockRejectedValue(new ApiError({ status: 409, code: 'candidate_notified', detail: '' }));
    await userEvent.click(button('Take back'));
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be taken back');
    expect(screen.getByText('The candidate has been notified.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });
});

describe('a decline', () => {
  const declined: ResultDecided = { ...DECIDED, state: 'declined', code: 'other', news_at: NEWS };

  it('asks for a reason, shows what the candidate reads, and sends both', async () => {
    const { post } = serve({}, () => declined);
    await show();
    await screen.findByText('3 results waiting');
    await userEvent.keyboard('d');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Ines?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByText('Choose a reason.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'The dates don’t match' }));
    expect(dialog.getByText('The dates don’t match.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /^Another reason/u }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(dialog.getByText('Write the reason in your own words.')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'No visa. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(post.mock.calls[0]?.[1]?.body).toEqual({
      act: 'decline',
      version: 3,
      code: 'other',
      text: 'No visa.',
    });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('declined'));
  });

  it('keeps what was typed when a colleague was faster, and goes with the next press', async () => {
    const held: ResultDecided = { ...DECIDED, state: 'held', version: 4, decided_by: 'Odell' };
    const { post, state } = serve({}, () => declined);
    post.mockImplementationOnce(() => {
      state.now = held;
      return Promise.reject(new ApiError({ status: 409, code: 'stale_version', detail: '' }));
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Stronger match/u }));
    await userEvent.type(dialog.getByRole('textbox'), 'Thank you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('A colleague decided');
    expect(screen.getByText(/Odell put this result on hold\./u)).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Thank you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(post.mock.calls[1]?.[1]?.body).toMatchObject({ version: 4, text: 'Thank you.' });
  });

  it('is not sent twice where a colleague has declined, and what was typed stays', async () => {
    const { post, state } = serve({});
    post.mockImplementation(() => {
      state.now = { ...declined, version: 4, decided_by: 'Odell' };
      return Promise.reject(new ApiError({ status: 409, code: 'stale_version', detail: '' }));
    });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Stronger match/u }));
    await userEvent.type(dialog.getByRole('textbox'), 'Thank you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('they can’t be sent');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(post).toHaveBeenCalledOnce();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Thank you.');
  });

  it('that was cancelled is still written when it is opened again', async () => {
    serve({});
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Your words/u }), 'Thank you.');
    await userEvent.click(button('Cancel'));
    await waitFor(() => expect(document.activeElement).toBe(button('Decline')));
    await userEvent.click(button('Decline'));
    const typed = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your words/u });
    expect(typed.value).toBe('Thank you.');
  });

  it('shows at its field what the server refuses', async () => {
    const { post } = serve({});
    const fields = [{ field: 'text', code: 'too_long', detail: 'Too long.' }];
    post.mockRejectedValue(new ApiError({ status: 400, code: 'invalid', detail: '', fields }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^The openings/u }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('Too long.');
  });
});

describe('somebody who does not decide here', () => {
  it('reads where an applicant is decided on, and is led there', async () => {
    serve({ can_decide: false, application: { id: 'a1', role_id: 'o1' } });
    await show();
    const way = await screen.findByRole('link', { name: 'Open the candidate on the board' });
    expect(way.getAttribute('href')).toBe('/client-dashboard/talent-selection/o1/a1');
    expect(screen.queryByText('Waiting')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Advance' })).toBeNull();
  });

  it('reads the state alone as a reviewer, and no key decides', async () => {
    const { post } = serve({ can_decide: false, state: 'held', decided_by: 'Lena' });
    await show();
    expect(await screen.findByText(/Lena put this result on hold\./u)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText('3 results waiting')).toBeNull();
    await userEvent.keyboard('adj');
    expect(pageKeys()).toEqual([]);
    expect(post).not.toHaveBeenCalled();
    expect(go).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sees no card where there is nothing to decide', async () => {
    vi.spyOn(server, 'get').mockRejectedValue(
      new ApiError({ status: 404, code: 'not_found', detail: '' }),
    );
    await show();
    await waitFor(() => expect(screen.queryByText('Your review')).toBeNull());
  });

  it('can ask again for a decision that did not arrive', async () => {
    const get = vi.spyOn(server, 'get').mockRejectedValueOnce(new Error('away'));
    get.mockResolvedValue(DECIDED);
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nobody has decided on this result yet.')).toBeTruthy();
  });
});
