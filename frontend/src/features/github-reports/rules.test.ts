import { describe, expect, it } from 'vitest';
import type { GithubReport } from '@/api/words/github-reports';
import { barWidth, bytesWords, monthWords, ownOf, requestProblems, whyNotRefresh } from './rules';

const report: GithubReport = {
  id: '1',
  version: 1,
  state: 'ready',
  company_name: null,
  person: null,
  message: null,
  login: 'ada',
  failure: null,
  steps_done: 4,
  steps_all: 4,
  requested_at: '2026-11-25T10:00:00Z',
  collected_at: '2026-11-25T10:00:00Z',
  expires_at: '2027-02-25T10:00:00Z',
  refresh_from: '2026-11-26T10:00:00Z',
  figures: null,
};

describe('a report', () => {
  it('of one’s own is the one that has not ended and that no company asked for', () => {
    const asked = { ...report, id: '2', company_name: 'Pellworth' };
    const over = { ...report, id: '3', state: 'withdrawn' } as const;
    expect(ownOf([asked, over])).toBeUndefined();
    expect(ownOf([asked, over, report])?.id).toBe('1');
  });

  it('is refreshed once a day, and tried again at any time where it failed', () => {
    expect(whyNotRefresh(report, new Date('2026-11-26T09:59:00Z'))).toMatch(/once a day/u);
    expect(whyNotRefresh(report, new Date('2026-11-26T10:00:00Z'))).toBeUndefined();
    const failed = { ...report, state: 'failed' } as const;
    expect(whyNotRefresh(failed, new Date('2026-11-25T10:01:00Z'))).toBeUndefined();
  });
});

describe('a request', () => {
  it.each([
    ['ada@example.com', 'x'.repeat(20), []],
    ['ada', 'x'.repeat(20), ['email']],
    ['', ` ${'x'.repeat(19)} `, ['email', 'message']],
    ['ada@example.com', 'x'.repeat(1001), ['message']],
  ])('to %j is checked', (email, message, wrong) => {
    expect(Object.keys(requestProblems(email, message))).toEqual(wrong);
  });
});

describe('words', () => {
  it('say sizes, months and lengths of bars', () => {
    expect([500, 2048, 20_480, 3_145_728].map(bytesWords)).toEqual([
      '500 B',
      '2.0 KB',
      '20 KB',
      '3.0 MB',
    ]);
    expect(monthWords('2026-11')).toBe('Nov 2026');
    expect([barWidth(1, 4), barWidth(4, 4), barWidth(0, 0)]).toEqual([25, 100, 0]);
  });
});
