import { beforeEach, expect, it, vi } from 'vitest';
import * as navigation from '@/platform/navigation';
import { endViewing, startViewing, viewing, type Viewing } from './view-as';

const NOW = Date.parse('2027-03-03T12:00:00Z');
const as: Viewing = {
  id: '1',
  secret: 's',
  area: 'company',
  name: 'Northwind',
  person: 'Ruth',
  endsAt: '2027-03-03T12:30:00Z',
  back: '/admin-dashboard/manage-companies',
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(navigation, 'leaveTo').mockImplementation(() => undefined);
  endViewing();
  sessionStorage.clear();
  vi.mocked(navigation.leaveTo).mockClear();
});

it('is kept in this tab only and goes when it ends', () => {
  startViewing(as);
  expect(viewing()).toEqual(as);
  expect(sessionStorage.length).toBe(1);
  expect(localStorage.getItem('assay.viewAs')).toBeNull();
  endViewing();
  expect(viewing()).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(navigation.leaveTo).toHaveBeenCalledWith(as.back);
});

it('that nobody has begun leads nowhere when it ends', () => {
  endViewing();
  expect(navigation.leaveTo).not.toHaveBeenCalled();
});

it.each([
  ['is over', JSON.stringify({ ...as, endsAt: '2027-03-03T12:00:00Z' })],
  ['cannot be read', '{'],
])('that %s when the tab is loaded is none', async (_, kept) => {
  sessionStorage.setItem('assay.viewAs', kept);
  vi.resetModules();
  const loaded = await import('./view-as');
  expect(loaded.viewing()).toBeNull();
});
