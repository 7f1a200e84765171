import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChecksCard, FailedChecks } from './ChecksCard';

it('says that everybody has applied and that self-identification is kept apart', () => {
  render(<ChecksCard checks={{ not_sent: 0, self_id_apart: true }} />);
  expect(screen.getByText('Yes, all of them')).toBeDefined();
  expect(screen.getByText('Yes')).toBeDefined();
});

it('says how many have not, and that the program can read it', () => {
  render(<ChecksCard checks={{ not_sent: 2, self_id_apart: false }} />);
  expect(screen.getByText('2 didn’t')).toBeDefined();
  expect(screen.getByText('No, the program can read it')).toBeDefined();
});

it('says again what failed where people are released, and nothing where nothing did', () => {
  const { container, rerender } = render(
    <FailedChecks checks={{ not_sent: 0, self_id_apart: true }} />,
  );
  expect(container.textContent).toBe('');
  rerender(<FailedChecks checks={{ not_sent: 1, self_id_apart: true }} />);
  expect(screen.getByText('All applied themselves: 1 didn’t')).toBeDefined();
  expect(screen.queryByText(/Self-identification/u)).toBeNull();
});
