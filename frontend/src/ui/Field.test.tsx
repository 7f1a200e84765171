import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './Field';
import { Input } from './Input';

const described = () =>
  document.getElementById(screen.getByLabelText('Code').getAttribute('aria-describedby') ?? '');

it('labels its control and describes it by the hint', () => {
  render(
    <Field label="Code" hint="Ten characters.">
      <Input />
    </Field>,
  );
  expect(described()?.textContent).toBe('Ten characters.');
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBeNull();
});

it('puts an error in the place of the hint and marks the control', () => {
  render(
    <Field label="Code" hint="Ten characters." error="This code is not active.">
      <Input />
    </Field>,
  );
  expect(described()?.textContent).toBe('This code is not active.');
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
});
