import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge, type BadgeTone } from './Badge';

const tones: NonNullable<BadgeTone>[] = [
  'neutral',
  'positive',
  'negative',
  'caution',
  'info',
  'primary',
];

it.each(tones)('the dot of a %s badge has a colour', (tone) => {
  render(
    <Badge tone={tone} dot>
      Hired
    </Badge>,
  );
  expect(screen.getByText('Hired').firstElementChild?.className).toMatch(/bg-/);
});
