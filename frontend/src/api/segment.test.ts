import { expect, it } from 'vitest';
import { segmentOf } from './segment';

it.each([
  ['approve', 'approve'],
  ['request_info', 'request-info'],
  ['resend_all_links', 'resend-all-links'],
])('the act %s is posted to …/%s', (act, segment) => {
  expect(segmentOf(act)).toBe(segment);
});
