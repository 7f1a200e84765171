import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { RoleForm } from '@/api/words';
import { emptyForm } from '@/features/roles/api';
import { FormContext } from './form-context';
import { SkillsField } from './SkillsField';

function Page() {
  const [form, setForm] = useState<RoleForm>(emptyForm);
  const set = (parts: Partial<RoleForm>) => setForm((before) => ({ ...before, ...parts }));
  return (
    <FormContext value={{ form, set, problems: {}, flush: () => undefined }}>
      <SkillsField />
    </FormContext>
  );
}

const chips = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('takes skills by Enter, from the suggestions and on leaving, and gives the focus back', async () => {
  render(<Page />);
  const person = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'Skills' });
  await person.type(field, 'Fortran{Enter}');
  await person.type(field, 'typesc{ArrowDown}{Enter}');
  await person.type(field, 'SQL');
  await person.tab();
  expect(chips()).toEqual(['Remove Fortran', 'Remove TypeScript', 'Remove SQL']);
  await person.click(screen.getByRole('button', { name: 'Remove TypeScript' }));
  expect(chips()).toEqual(['Remove Fortran', 'Remove SQL']);
  expect(document.activeElement).toBe(field);
});
