import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Network, NetworkNode } from '@/api/words/admin';
import { TooltipProvider } from '@/ui/Tooltip';
import { pathBetween } from './path';
import { Side } from './Side';
import { usePlace } from './use-place';

const AT = '2026-11-25T12:00:00Z';
const node = (id: string, name: string, brought = 0): NetworkNode => ({
  id,
  kind: 'user',
  of: null,
  name,
  members: 1,
  arriving: 1,
  brought,
  applied: 0,
  placed: 0,
  month: null,
});
const link = (from: string, to: string) => ({
  kind: 'referral' as const,
  from,
  to,
  count: 1,
  first_at: AT,
  last_at: AT,
});
const network = {
  nodes: [node('a', 'Ada', 1), node('b', 'Ben', 1), node('c', 'Cy'), node('d', 'Dee')],
  links: [link('a', 'b'), link('b', 'c')],
  alerts: [],
  all_alerts: 0,
} as unknown as Network;

function Held() {
  const place = usePlace();
  const { start, open } = place;
  const path = start === null || open === null ? null : pathBetween(network.links, start, open);
  return (
    <>
      <Side network={network} place={place} path={path} />
      <output aria-label="Address">{useLocation().search}</output>
    </>
  );
}

function show(at = '/') {
  render(
    <TooltipProvider>
      <MemoryRouter initialEntries={[at]}>
        <Held />
      </MemoryRouter>
    </TooltipProvider>,
  );
  return userEvent.setup();
}
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button')
    .map((button) => button.textContent);

it('lists who brings people in only', () => {
  show();
  const list = screen.getByRole('region', { name: 'Top referrers' });
  expect(names(list)).toEqual(['AdaPerson · referred 1', 'BenPerson · referred 1']);
});

it('finds the path from one node to another, keeps the focus, and takes it back', async () => {
  const user = show('/?open=a');
  await user.click(screen.getByRole('button', { name: 'Find a path from here' }));
  expect(document.activeElement?.textContent).toBe('Path');
  const list = screen.getByRole('region', { name: 'Nodes to go to' });
  expect(names(list)).toHaveLength(3);
  await user.click(within(list).getByRole('button', { name: /Cy/u }));
  expect(screen.getByText('2 steps, the shortest path in this graph.')).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Ada', 'ReferredBen', 'ReferredCy']);
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('?start=a&open=c');
  await user.click(screen.getByRole('button', { name: 'Clear the path' }));
  expect(screen.getByRole('heading', { name: 'Cy' })).toBe(document.activeElement);
});

it('says that nothing ties two nodes, and lets another end be chosen', async () => {
  const user = show('/?start=a&open=d');
  expect(screen.getByText(/^No path in this graph/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose another end' }));
  await user.keyboard('j');
  expect(screen.getByText('1 step, the shortest path in this graph.')).toBeTruthy();
});
