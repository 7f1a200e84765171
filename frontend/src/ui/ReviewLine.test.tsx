import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReviewLine } from './ReviewLine';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T13:00:00'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-28T12:38:00', 'With us since 12:38, usually one business day'],
  ['2026-11-27T18:05:00', 'With us since 27 Nov, 18:05, usually one business day'],
])('since %s says %s', (at, said) => {
  render(<ReviewLine since={new Date(at).toISOString()} />);
  expect(screen.getByText(said)).toBeDefined();
});
