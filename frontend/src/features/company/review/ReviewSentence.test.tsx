import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReviewSentence } from './ReviewSentence';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T13:00:00'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

it.each([
  ['company', 'Reviewing your company.'],
  ['details', 'Checking your company’s details and domain.'],
] as const)('of %s says what is looked at', (of, said) => {
  render(<ReviewSentence review={{ of, since: new Date('2026-11-28T12:38:00').toISOString() }} />);
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.getByText(/^With us since 12:38/u)).toBeDefined();
});
