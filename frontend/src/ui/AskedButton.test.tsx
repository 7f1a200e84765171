import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AskedButton } from './AskedButton';

const ask = {
  title: 'Delete this note?',
  detail: 'It cannot be restored.',
  confirm: 'Delete',
  cancel: 'Keep it',
};

it('does nothing before it was asked and answered with yes', async () => {
  const onConfirm = vi.fn();
  render(
    <AskedButton ask={ask} onConfirm={onConfirm}>
      Delete the note
    </AskedButton>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete the note' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete this note?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete the note' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
