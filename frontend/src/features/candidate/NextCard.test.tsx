import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NextCard } from './NextCard';
import type { Waiting } from './rules';

const one = (kind: Waiting['kind'], id: string, until: string | null): Waiting => ({
  kind,
  id,
  title: `Role ${id}`,
  company: 'Pellworth',
  until,
  path: `/dashboard/applications/${id}`,
});

const show = (...items: Waiting[]) =>
  render(
    <MemoryRouter>
      <NextCard items={items} />
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2031-03-01T12:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('shows the first thing with how long is left and one button, and the rest when asked', async () => {
  show(
    one('offer', 'a', '2031-03-03T13:00:00Z'),
    one('meeting', 'b', '2031-03-04T12:00:00Z'),
    one('changes', 'c', null),
  );
  const card = within(screen.getByRole('region', { name: 'Next step' }));
  expect(card.getByRole('heading', { name: 'Role a' })).toBeDefined();
  expect(card.getByText('Pellworth made you an offer')).toBeDefined();
  expect(card.getByText('2 days')).toBeDefined();
  const links = () => card.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toEqual(['/dashboard/applications/a']);
  const more = card.getByRole('button', { name: 'and 2 more' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(links()).toEqual(['a', 'b', 'c'].map((id) => `/dashboard/applications/${id}`));
});

it('says that time is up where the deadline has passed, and nothing where there is none', () => {
  const { unmount } = show(one('question', 'a', '2031-03-01T11:00:00Z'));
  expect(screen.getByText('Time is up')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(one('changes', 'a', null));
  expect(screen.queryByText('Answer by')).toBeNull();
});

it('is not there where nothing waits', () => {
  show();
  expect(screen.queryByRole('region')).toBeNull();
});
