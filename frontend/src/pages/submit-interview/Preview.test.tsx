import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyForm } from '@/features/story-writing/form';
import { preview } from './Preview';

it('the preview shows a story as its readers will see it, before anyone has read it', () => {
  const filled = { company_name: 'Saltmarsh Grid', summary: 'Two calm rounds.', pay: null };
  render(preview({ ...emptyForm, ...filled, told_by: 'Backend intern, 2026' }));
  expect(screen.getByText('Backend intern, 2026')).toBeDefined();
  expect(screen.getByText('Saltmarsh Grid')).toBeDefined();
  expect(screen.getByText('Two calm rounds.')).toBeDefined();
  expect(screen.queryByText(/By Assay/)).toBeNull();
});
