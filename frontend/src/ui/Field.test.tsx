import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './Field';
import { Input } from './Input';

const described = () =>
  (screen.getByLabelText('Code').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('labels its control and describes it by the hint', () => {
  render(
    <Field label="Code" hint="Ten characters.">
      <Input />
    </Field>,
  );
  expect(described()).toEqual(['Ten characters.']);
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBeNull();
});

it('puts an error before the hint, which stays, and marks the control', () => {
  render(
    <Field label="Code" hint="Ten characters." error="This code is not active.">
      <Input />
    </Field>,
  );
  expect(described()).toEqual(['This code is not active.', 'Ten characters.']);
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
});
