import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { TooltipProvider } from '@/ui/Tooltip';
import { ExtraTimeCard } from './ExtraTimeCard';

const ada = { id: 'a1', display_name: 'Ada Byron', extra_time_percent: null };

function show(person: Parameters<typeof ExtraTimeCard>[0]['person']) {
  const put = vi.spyOn(api, 'put').mockResolvedValue(undefined as never);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <ExtraTimeCard person={person} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return put;
}

const open = async (button: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

it('proposes a percentage within its bounds, for a reason', async () => {
  const put = show(ada);
  screen.getByText('No extra time suggested.');
  const dialog = await open('Suggest extra time');
  const percent = dialog.getByRole('textbox', { name: 'Extra time in percent' });
  await userEvent.type(percent, '301');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the suggestion' }));
  dialog.getByText('Enter a whole number from 10 to 300, or leave it empty.');
  dialog.getByText('Say why, in a sentence.');
  expect(put).not.toHaveBeenCalled();
  await userEvent.clear(percent);
  await userEvent.type(percent, '50');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' She asked. ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the suggestion' }));
  expect(put).toHaveBeenCalledExactlyOnceWith('/api/admin/candidates/{id}/extra-time', {
    path: { id: 'a1' },
    body: { percent: 50, reason: 'She asked.' },
  });
});

it('proposes nothing any more where the percentage is taken out', async () => {
  const put = show({ ...ada, extra_time_percent: 50 });
  screen.getByText('50% is suggested with each invitation.');
  const dialog = await open('Change the suggestion');
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Extra time in percent' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not needed.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the suggestion' }));
  expect(put).toHaveBeenCalledExactlyOnceWith('/api/admin/candidates/{id}/extra-time', {
    path: { id: 'a1' },
    body: { percent: null, reason: 'Not needed.' },
  });
});
