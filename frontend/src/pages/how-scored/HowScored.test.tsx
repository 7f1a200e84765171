import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import HowScored from './HowScored';

it('computes the worked example and shows the function that was tested', () => {
  render(<HowScored />);
  expect(screen.getByText('Fineness 595, correctness 80.8 %, performance 20.0 %.')).toBeDefined();
  expect(screen.getByLabelText('Source of the scoring function').textContent).toContain(
    'divideHalfEven',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'How the score is made' })).toBeDefined();
});
