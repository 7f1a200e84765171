import { afterEach, expect, it, vi } from 'vitest';
import { setCounted } from '@/platform/start/hand-over';
import { startAnalytics, type Place } from './analytics';

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['counted'];
});

function visit() {
  let go: (place: Place) => void = () => undefined;
  const sent: string[] = [];
  const places = {
    now: () => ({ pathname: '/report/7', pattern: '/report/:reportId' }),
    watch: (onPlace: (place: Place) => void) => {
      go = onPlace;
    },
  };
  startAnalytics(places, (route) => sent.push(route));
  return { go: (pathname: string, pattern: string) => go({ pathname, pattern }), sent };
}

it('records the page that is open and then each change of the path, by its pattern', () => {
  const { go, sent } = visit();
  go('/report/7', '/report/:reportId');
  go('/report/8', '/report/:reportId');
  go('/', '/');
  expect(sent).toEqual(['/report/:reportId', '/report/:reportId', '/']);
});

it('records no view that the home page’s own script has counted', () => {
  setCounted('/report/7');
  const { go, sent } = visit();
  expect(sent).toEqual([]);
  go('/report/8', '/report/:reportId');
  expect(sent).toEqual(['/report/:reportId']);
});

it('records nothing for a browser that asks for privacy', () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' });
  const { go, sent } = visit();
  go('/', '/');
  expect(sent).toEqual([]);
});
