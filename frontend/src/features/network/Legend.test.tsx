import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Legend } from './Legend';

it('explains the edges that are there, and clusters where nodes were put together', () => {
  const { rerender } = render(
    <Legend links={[{ kind: 'placement' }, { kind: 'referral' }]} clusters={false} />,
  );
  const words = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(words()).toEqual(['Referred', 'Accepted an offer']);
  rerender(<Legend links={[{ kind: 'referral' }]} clusters />);
  expect(words()).toEqual(['Referred', 'Clusters']);
});
