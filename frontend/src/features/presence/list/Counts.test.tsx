import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PresenceCounts } from '@/api/words/presence';
import { Counts } from './Counts';

const counts: PresenceCounts = {
  roles: [
    { role: 'candidate', active: 5, idle: 2, away: 1 },
    { role: 'company', active: 3, idle: 0, away: 0 },
  ],
  attempts: 4,
  judge_queued: 12,
  judge_running: 6,
  judge_waits_s: 41,
  hours: [],
};

/** What stands below these words. */
const figure = (words: string) => screen.getByText(words).parentElement?.textContent;

it('the tiles say how many are online and at work, and what waits for the judge how long', () => {
  render(<Counts counts={counts} />);
  expect(figure('Online now')).toBe('Online now11');
  expect(figure('Attempts in progress')).toBe('Attempts in progress4');
  expect(figure('Judge queue')).toBe('Judge queue126 being judged. The oldest has waited 41 s.');
  expect(figure('Candidates')).toBe('Candidates5 active · 2 idle · 1 away');
});

it('the tile of a judge whose queue is empty says of no wait', () => {
  render(<Counts counts={{ ...counts, judge_queued: 0, judge_waits_s: 0 }} />);
  expect(figure('Judge queue')).toBe('Judge queue06 being judged.');
});
