import { expect, it } from 'vitest';

import { bodyOf, EMPTY, VIEWS } from './rules';

it('offers any number of openings under a name that a list can show, and sends it as no limit', () => {
  expect(VIEWS).toContain(EMPTY.views);
  expect(EMPTY.views).not.toBe('');
  expect(bodyOf(EMPTY)).toEqual({
    sections: ['name', 'tests'],
    days: 30,
    passcode: null,
    max_views: null,
  });
  expect(bodyOf({ ...EMPTY, views: '5' }).max_views).toBe(5);
});
