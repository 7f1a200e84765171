import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { OwnPartnership } from '@/api/words';
import { commissionsQuery, ownQuery } from '@/features/partners/api';
import { saveFile } from '@/platform/save-file';
import { TooltipProvider } from '@/ui/Tooltip';
import PartnerHome from './PartnerHome';

vi.mock('@/platform/save-file', () => ({ saveFile: vi.fn() }));

const own: OwnPartnership = {
  organisation: 'Leeds',
  state: 'active',
  code: 'leeds',
  funnels: [
    { days: 30, clicks: 120, signed_up: 7, activated: 4, placed: 2, paid: 1 },
    { days: 90, clicks: 310, signed_up: 19, activated: 11, placed: 5, paid: 3 },
    { days: null, clicks: 900, signed_up: 42, activated: 30, placed: 12, paid: 6 },
  ],
  sums: [
    { currency: 'EUR', pending: 50_000, due: 12_345, paid: 200_000 },
    { currency: 'USD', pending: 0, due: -250, paid: 100 },
  ],
  terms: null,
  next_statement_on: '2026-12-01',
};

function open(partnership: OwnPartnership) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(ownQuery.queryKey, partnership);
  client.setQueryData(commissionsQuery.queryKey, {
    pages: [{ items: [], next_cursor: null }],
    pageParams: [undefined],
  });
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <MemoryRouter>
          <PartnerHome />
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
}

/** What stands below these words. */
const figure = (words: string) => screen.getByText(words).parentElement?.textContent;

it('the overview counts who came with the link in a period, by how far they came', async () => {
  open(own);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your link' }).value).toMatch(
    /\/role-selection\?tab=signup&ref=leeds$/,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('leeds');
  expect(figure('Clicks')).toBe('Clicks120');
  expect(figure('Signed up')).toBe('Signed up7');
  expect(figure('Activated')).toBe('Activated4');
  expect(figure('Placed')).toBe('Placed2');
  expect(figure('Companies that paid')).toBe('Companies that paid1');
  await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
  expect(figure('Signed up')).toBe('Signed up19');
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(figure('Signed up')).toBe('Signed up42');
});

it('the overview says what is pending, due and paid, a row for each currency', () => {
  open(own);
  const [, ...rows] = within(screen.getByRole('table', { name: 'Commission' })).getAllByRole('row');
  const amounts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(amounts).toEqual([
    ['500.00 EUR', '123.45 EUR', '2,000.00 EUR'],
    ['0.00 USD', '-2.50 USD', '1.00 USD'],
  ]);
});

it('the overview of a partner who has earned nothing says so', () => {
  open({ ...own, sums: [] });
  expect(screen.getByText('You haven’t earned anything yet.')).toBeDefined();
  expect(screen.queryByRole('table', { name: 'Commission' })).toBeNull();
});

it('the QR code of the link is downloaded as a drawing, under a name that is found again', async () => {
  open(own);
  await userEvent.click(screen.getByRole('button', { name: 'Download QR code as SVG' }));
  const [file, name] = vi.mocked(saveFile).mock.calls.at(-1) ?? [];
  expect([file?.type, name]).toEqual(['image/svg+xml', 'assay-qr-leeds.svg']);
  expect(await file?.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});

it('the QR code is downloaded as a picture, dark squares on white', async () => {
  const painted: [fill: unknown, squares: string][] = [];
  const context = {
    fillStyle: '',
    fillRect: () => painted.push([context.fillStyle, 'all']),
    scale: vi.fn(),
    fill: (squares: { of: string }) => painted.push([context.fillStyle, squares.of]),
  };
  vi.stubGlobal(
    'Path2D',
    class {
      of: string;
      constructor(of: string) {
        this.of = of;
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type ?? '' })),
  );
  open(own);
  await userEvent.click(screen.getByRole('button', { name: 'Download QR code as PNG' }));
  await vi.waitFor(() =>
    expect(vi.mocked(saveFile).mock.calls.at(-1)?.[1]).toBe('assay-qr-leeds.png'),
  );
  expect(painted[0]).toEqual(['white', 'all']);
  expect(painted[1]?.[0]).toBe('black');
  expect(painted[1]?.[1]).toMatch(/^M/);
  vi.unstubAllGlobals();
});
