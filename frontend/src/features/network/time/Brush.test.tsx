import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Network } from '@/api/words/admin';
import { Brush } from './Brush';
import { DAY_MS, within, type Window } from './rules';

const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const dayOf = (days: number) => before(days).slice(0, 10);
const link = (days: number) => ({
  kind: 'referral' as const,
  from: 'a',
  to: 'b',
  count: 1,
  first_at: before(days),
  last_at: before(days),
});
const network = { links: [9, 6, 6, 0].map(link), nodes: [] } as unknown as Network;

const onChange = vi.fn<(window: Window) => void>();
const chosen = () => onChange.mock.lastCall?.[0];

function Held() {
  const [window, setWindow] = useState<Window>(null);
  const shown = within(network.links, window)?.size ?? network.links.length;
  const put = (next: Window) => {
    onChange(next);
    setWindow(next);
  };
  return <Brush network={network} window={window} shown={shown} onChange={put} />;
}

it('narrows the time by two handles, and says how much of it is shown', async () => {
  render(<Held />);
  expect(screen.getByRole('status').textContent).toBe('4 of 4 edges shown');
  fireEvent.change(screen.getByRole('slider', { name: 'First day' }), { target: { value: '3' } });
  expect(chosen()?.from).toBe(dayOf(6));
  expect(screen.getByRole('status').textContent).toBe('3 of 4 edges shown');
  fireEvent.change(screen.getByRole('slider', { name: 'Last day' }), { target: { value: '5' } });
  expect(chosen()?.to).toBe(dayOf(5));
  expect(screen.getByRole('status').textContent).toBe('2 of 4 edges shown');
  await userEvent.click(screen.getByRole('button', { name: 'Whole period' }));
  expect(chosen()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'First day' }));
});

it('keeps the handles apart', () => {
  render(<Held />);
  const last = screen.getByRole('slider', { name: 'Last day' });
  fireEvent.change(last, { target: { value: '2' } });
  fireEvent.change(screen.getByRole('slider', { name: 'First day' }), { target: { value: '8' } });
  expect(chosen()).toEqual({ from: dayOf(8), to: dayOf(8) });
});

it('is not there where there is only one day', () => {
  const today = { links: [link(0)], nodes: [] } as unknown as Network;
  render(<Brush network={today} window={null} shown={1} onChange={() => undefined} />);
  expect(screen.queryByRole('slider')).toBeNull();
});
