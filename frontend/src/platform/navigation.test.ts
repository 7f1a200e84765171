import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { leaveToLogin } from './navigation';

let assign: MockInstance<(url: string | URL) => void>;

beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});

it.each([
  ['/', '/login'],
  ['/dashboard?tab=2', '/login?next=%2Fdashboard%3Ftab%3D2'],
])('from %s the log-in page is loaded as %s', (here, target) => {
  history.replaceState(null, '', here);
  leaveToLogin();
  expect(assign).toHaveBeenCalledWith(target);
});

it('the log-in page is not left for itself', () => {
  history.replaceState(null, '', '/login?next=%2Fdashboard');
  leaveToLogin();
  expect(assign).not.toHaveBeenCalled();
});
