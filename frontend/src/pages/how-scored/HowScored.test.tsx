import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { queryClient } from '@/api/cache/query-client';
import { rulesQuery } from '@/features/integrity/api';
import HowScored from './HowScored';

it('computes the worked example and shows the function that was tested', () => {
  queryClient.setQueryData(rulesQuery.queryKey, {
    rules: [{ name: 'one', level: 'note', text: 'Statement copied' }],
    signals: [],
    countries: false,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <HowScored />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Statement copied')).toBeDefined();
  expect(screen.getByText(/has no table of countries/)).toBeDefined();
  expect(screen.getByText('Fineness 595, correctness 80.8%, performance 20.0%.')).toBeDefined();
  const source = screen.getByLabelText('Source of the scoring function');
  expect(source.textContent).toContain('divideHalfEven');
  // What few readers need is folded.
  expect(source.closest('details')?.open).toBe(false);
  expect(screen.getByRole('heading', { level: 1, name: 'How the score is made' })).toBeDefined();
});
