import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import type { Board, BoardColumn, BoardLine, CandidateCard } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { boardQuery } from '@/features/selection/api';
import { columns } from '@/features/selection/rules';
import * as session from '@/features/session/hooks';
import { Announcer } from '@/ui/Announcer';
import { TooltipProvider } from '@/ui/Tooltip';
import SelectionBoard from './SelectionBoard';

const moves: BoardLine[] = [
  { from: 'released', act: 'shortlist', to: 'shortlisted' },
  { from: 'released', act: 'decline', to: 'ended' },
  { from: 'shortlisted', act: 'interview', to: 'interview' },
];

const person = (n: number, name: string, column: BoardColumn): CandidateCard => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  code: `K7F${n}`,
  name,
  column,
  state: column === 'ended' ? 'declined_by_company' : column,
  version: 1,
  headline: null,
  skills: ['Rust'],
  available_from: null,
  missed: 0,
  waived: false,
  applied_at: `2026-11-0${n}T10:00:00Z`,
  stands_at: `2026-11-0${n}T10:00:00Z`,
  moved_at: `2026-11-0${n}T10:00:00Z`,
  assessment: null,
  hidden: null,
  reconsider_until: null,
  facts: {
    source: 'direct',
    progress: 'none',
    scorecards: { submitted: 0, asked: 0 },
    handled_by: null,
    requirements: [
      { kind: 'skill', name: 'Rust', is_stated: true },
      { kind: 'skill', name: 'Graphs', is_stated: false },
    ],
  },
});

/** What the server holds; every call is answered from it. */
let people: CandidateCard[];

const board = (): Board => ({
  role_id: 'r1',
  title: 'Platform engineer',
  assessment_id: null,
  can_move: true,
  counts: columns.map((column) => ({
    column,
    count: people.filter((one) => one.column === column).length,
  })),
  cut_off: null,
  moves,
  named: true,
  skills: ['Rust'],
  state: 'applicants_released',
});

const result = {
  title: 'Graphs',
  state: 'submitted',
  fineness: 700,
  sem: null,
  report_id: 'r1',
  expires_at: '2026-12-01T10:00:00Z',
};

type Call = { path?: { id: string }; query?: { column?: string }; body?: unknown };

function answer(address: string, call: Call = {}): unknown {
  if (address === '/api/roles/{id}/board') return board();
  if (address === '/api/roles/{id}/applications') {
    const { column } = call.query ?? {};
    return { items: people.filter((one) => one.column === column), next_cursor: null };
  }
  if (address === '/api/applications/{id}') {
    const found = people.find(({ id }) => id === call.path?.id);
    const email = found?.name === 'Ben Birk' ? 'ben@example.com' : null;
    const more = { answers: [], candidate_id: null, declined: null, education: null, email };
    const rest = { history: [], note: null, resume: null, role_id: 'r1', role_title: 'Platform' };
    const assessment = found?.name === 'Cas Cole' ? result : null;
    return { ...found, ...more, ...rest, assessment, assessment_id: null, can_move: true, moves };
  }
  return { items: [], next_cursor: null };
}

function step(call: Call): unknown {
  const { items, act } = call.body as { items: { id: string }[]; act: string };
  const moved = items.map(({ id }) => {
    const before = people.find((one) => one.id === id);
    const line = moves.find(({ from, act: by }) => from === before?.column && by === act);
    if (before === undefined || line === undefined) throw new Error('no such move');
    const { state } = person(1, '', line.to);
    const card = { ...before, column: line.to, state, version: 2 };
    people = people.map((one) => (one.id === id ? card : one));
    return { id, card, code: null, detail: null };
  });
  return { items: moved };
}

let isWide: boolean;
let router: ReturnType<typeof createMemoryRouter>;

async function opened(search = ''): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(boardQuery('r1').queryKey, board());
  router = createMemoryRouter([{ path: paths.selectionBoard, element: <SelectionBoard /> }], {
    initialEntries: [`${to(paths.selectionBoard, { roleId: 'r1' })}${search}`],
  });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <Announcer />
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await within(column('Released')).findByRole('link', { name: 'Ada Ash' });
}

const column = (name: string) =>
  screen.getByRole('region', { name: new RegExp(`^${name}, `, 'u') });
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  people = [
    person(1, 'Ada Ash', 'released'),
    person(2, 'Ben Birk', 'released'),
    person(3, 'Cas Cole', 'released'),
    person(4, 'Dee Dow', 'ended'),
  ];
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(api, 'get').mockImplementation(((address: string, call: Call) =>
    Promise.resolve(answer(address, call))) as never);
  vi.spyOn(api, 'post').mockImplementation(((_: string, call: Call) =>
    Promise.resolve(step(call))) as never);
});

it('keeps the focus on a card that is moved by key, also once the lists are loaded again', async () => {
  await opened();
  screen.getByRole('link', { name: 'Ben Birk' }).focus();
  const keyboard = userEvent.setup();
  await keyboard.keyboard(' {ArrowRight} ');
  const there = await within(column('Shortlisted')).findByRole('link', { name: 'Ben Birk' });
  await waitFor(() => expect(document.activeElement).toBe(there));
  await screen.findByRole('region', { name: 'Shortlisted, 1' });
  expect(focused()).toBe('Ben Birk');
  expect(document.body.textContent).toContain('Ben Birk moved to Shortlisted');
});

it('keeps it on a card that is moved from its menu', async () => {
  await opened();
  const keyboard = userEvent.setup();
  screen.getByRole('link', { name: 'Ada Ash' }).focus();
  await keyboard.keyboard('m');
  await keyboard.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
  const there = await within(column('Shortlisted')).findByRole('link', { name: 'Ada Ash' });
  await waitFor(() => expect(document.activeElement).toBe(there));
});

it('keeps it on a card that is dropped, and takes a drop on a folded column', async () => {
  await opened();
  const card = () => screen.getByRole('link', { name: 'Cas Cole' }).closest('[data-card]');
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(card() as Element, { dataTransfer });
  fireEvent.drop(column('Shortlisted'));
  const there = await within(column('Shortlisted')).findByRole('link', { name: 'Cas Cole' });
  await waitFor(() => expect(document.activeElement).toBe(there));
  fireEvent.dragStart(
    screen.getByRole('link', { name: 'Ada Ash' }).closest('[data-card]') as Element,
    {
      dataTransfer,
    },
  );
  fireEvent.drop(column('Ended'));
  await screen.findByRole('dialog', { name: 'Decline Ada Ash' });
});

it('goes to the next card of the column after a decline', async () => {
  await opened();
  const keyboard = userEvent.setup();
  screen.getByRole('link', { name: 'Ada Ash' }).focus();
  await keyboard.keyboard('m');
  await keyboard.click(await screen.findByRole('menuitem', { name: 'Decline' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline Ada Ash' });
  within(dialog).getByRole('combobox').focus();
  await keyboard.keyboard('{Enter}');
  await keyboard.click(await screen.findByRole('option', { name: 'The openings are filled' }));
  await keyboard.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await screen.findByRole('region', { name: 'Ended, 2' });
  await waitFor(() => expect(focused()).toBe('Ben Birk'));
});

it('folds what is over into strips with counts, and unfolds one by its button, which keeps the focus', async () => {
  await opened();
  const keyboard = userEvent.setup();
  expect(screen.queryByRole('link', { name: 'Dee Dow' })).toBeNull();
  within(column('Ended')).getByRole('button', { name: 'Unfold Ended 1' }).focus();
  await keyboard.keyboard('{Enter}');
  await within(column('Ended')).findByRole('link', { name: 'Dee Dow' });
  const fold = within(column('Ended')).getByRole('button', { name: 'Fold Ended' });
  await waitFor(() => expect(document.activeElement).toBe(fold));
  expect(screen.queryByRole('region', { name: /^Accepted/u })).toBeNull();
});

it('opens somebody beside the board, goes through the column, and gives the focus back', async () => {
  await opened();
  const keyboard = userEvent.setup();
  screen.getByRole('link', { name: 'Ada Ash' }).focus();
  await keyboard.keyboard('{Enter}');
  const panel = await screen.findByRole('complementary', { name: 'Ada Ash' });
  await within(panel).findByText('1 of 3 in Released');
  expect(router.state.location.search).toContain('candidate=');
  await waitFor(() => expect(focused()).toBe('Ada Ash'));
  expect(document.activeElement?.tagName).toBe('H2');
  await keyboard.keyboard('j');
  await screen.findByRole('complementary', { name: 'Ben Birk' });
  await keyboard.click(screen.getByRole('button', { name: 'Shortlist' }));
  await within(column('Shortlisted')).findByRole('link', { name: 'Ben Birk' });
  // Ben has left the column; Next goes on through it.
  await keyboard.keyboard('j');
  await screen.findByRole('complementary', { name: 'Cas Cole' });
  await keyboard.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  const link = screen.getByRole('link', { name: 'Cas Cole' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(router.state.location.search).toBe('');
});

it('writes to a candidate from the panel, and adds one with a result to another role', async () => {
  const company = { state: 'approved', role: 'owner', trial: null, review: null };
  const flags = { profile_completed: true };
  vi.spyOn(session, 'useUser').mockReturnValue({ email_verified: true, flags, company } as never);
  await opened(`?candidate=${person(2, '', 'released').id}`);
  const panel = await screen.findByRole('complementary', { name: 'Ben Birk' });
  const message = await within(panel).findByRole('link', { name: 'Message' });
  expect(message.getAttribute('href')).toBe('mailto:ben@example.com');
  expect(within(panel).queryByRole('button', { name: 'Add to another role' })).toBeNull();
  await userEvent.setup().keyboard('j');
  const next = await screen.findByRole('complementary', { name: 'Cas Cole' });
  const add = await within(next).findByRole('button', { name: 'Add to another role' });
  await userEvent.setup().click(add);
  await screen.findByRole('dialog', { name: 'Add Cas Cole to a role' });
});

it('opens whom the address names', async () => {
  await opened(`?candidate=${person(2, '', 'released').id}`);
  await screen.findByRole('complementary', { name: 'Ben Birk' });
});

it('shows one column on a phone, another by its tab, and stays in it after a move', async () => {
  isWide = false;
  await opened();
  expect(screen.queryByRole('region', { name: /^Interview/u })).toBeNull();
  const tabs = screen.getByRole('radiogroup', { name: 'Column' });
  expect(within(tabs).getByRole('radio', { name: 'Released 3', checked: true })).toBeTruthy();
  const keyboard = userEvent.setup();
  await keyboard.click(screen.getByRole('button', { name: 'Move Ada Ash' }));
  await keyboard.click(await screen.findByRole('menuitem', { name: 'Shortlisted' }));
  await waitFor(() => expect(focused()).toBe('Ben Birk'));
  within(tabs)
    .getByRole('radio', { name: /^Released/u })
    .focus();
  await keyboard.keyboard('{ArrowRight} ');
  await within(tabs).findByRole('radio', { name: 'Shortlisted 1' });
  await screen.findByRole('region', { name: 'Assessment, 0' });
});
