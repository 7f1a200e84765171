import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Page } from '@/api/cache/page';
import { TooltipProvider } from '@/ui/Tooltip';
import { QueueRows } from './QueueRows';
import { ReviewQueue } from './ReviewQueue';

type Row = { id: string };

const words = {
  title: 'Roles',
  lead: 'Roles that wait.',
  queuesLabel: 'Queues',
  empty: 'No role waits.',
  emptyShow: 'Show waiting roles',
  loadFailed: 'Not loaded.',
  more: 'More',
  back: 'Back',
  keys: 'Keys: J and K move.',
  choose: 'Choose a role.',
};

let rows: Row[];

function Queue({ keepsClosed = false }: { keepsClosed?: boolean }) {
  const [params] = useSearchParams();
  const open = params.get('role');
  const query = useInfiniteQuery({
    queryKey: ['roles'],
    queryFn: (): Promise<Page<Row>> => Promise.resolve({ items: rows, next_cursor: null }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: () => undefined,
  });
  return (
    <ReviewQueue
      words={words}
      keepsClosed={keepsClosed}
      queues={{
        names: ['waiting'] as const,
        labels: { waiting: 'Waiting' },
        hints: {},
        counts: undefined,
        chosen: 'waiting',
        home: 'waiting',
      }}
      open={open}
      address={(_, role) => (role === undefined ? '/roles' : `/roles?role=${role}`)}
      query={query}
      list={(shown, link) => (
        <QueueRows
          label="Roles"
          rows={shown}
          open={open}
          link={link}
          row={({ id }) => ({ name: id, detail: '', badges: null, since: null })}
        />
      )}
      item={(id) => <h2>{`Role ${id}`}</h2>}
    />
  );
}

const Where = () => <output aria-label="Address">{useLocation().search}</output>;
const where = () => screen.getByRole('status', { name: 'Address' }).textContent;

function show(isBeside: boolean, queue = <Queue />) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isBeside,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  rows = [{ id: 'fitter' }, { id: 'welder' }];
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter initialEntries={['/roles']}>
          {queue}
          <Where />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return client;
}

it('opens the first item by itself beside its list, and J goes on from it', async () => {
  show(true);
  await screen.findByRole('heading', { name: 'Role fitter' });
  expect(where()).toBe('?role=fitter');
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: 'Role welder' });
});

it('keeps what it opened where another item comes first later', async () => {
  const client = show(true);
  await screen.findByRole('heading', { name: 'Role fitter' });
  rows = [{ id: 'caster' }, ...rows];
  await client.invalidateQueries();
  const list = await screen.findByRole('list', { name: 'Roles' });
  await within(list).findByRole('link', { name: /caster/u });
  expect(where()).toBe('?role=fitter');
});

it('shows the list first where it does not stand beside the item', async () => {
  show(false);
  await screen.findByRole('link', { name: /fitter/u });
  await userEvent.keyboard('j');
  await waitFor(() => expect(where()).toBe('?role=fitter'));
});

it('opens nothing by itself where that would say something to somebody', async () => {
  show(true, <Queue keepsClosed />);
  await screen.findByRole('link', { name: /fitter/u });
  expect(screen.getByText('Choose a role.')).toBeTruthy();
  expect(where()).toBe('');
});
