import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import * as files from '@/platform/save-file';
import { TooltipProvider } from '@/ui/Tooltip';
import { type Confirmed, ExportDataCard } from './ExportDataCard';

const ada = { id: 'a1', display_name: 'Ada Byron' };
const atOnce: Confirmed = (act) => act();

async function open(confirmed: Confirmed = atOnce) {
  const post = vi.spyOn(api, 'post');
  const save = vi.spyOn(files, 'saveFile').mockReturnValue(undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <ExportDataCard person={ada} confirmed={confirmed} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export the data' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export the data of Ada Byron?' });
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  const why = () => userEvent.type(within(dialog).getByRole('textbox'), ' She wrote to us. ');
  return { post, save, dialog, submit, why };
}

it('asks how the person asked, and then saves the file', async () => {
  const { post, save, dialog, submit, why } = await open();
  post.mockResolvedValue({ format: 'assay-export/1' } as never);
  await submit();
  expect(within(dialog).getByText('Say why, in a sentence.')).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  await why();
  await submit();
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/admin/candidates/{id}/export', {
    path: { id: 'a1' },
    body: { reason: 'She wrote to us.' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'assay-data-a1.json');
});

it('keeps what was typed and says so where no file was made', async () => {
  const { post, save, dialog, submit, why } = await open();
  post.mockRejectedValue(new ApiError({ status: 500, code: 'internal', detail: '' }));
  await why();
  await submit();
  await within(dialog).findByRole('alert');
  expect(within(dialog).getByRole('textbox')).toHaveProperty('value', ' She wrote to us. ');
  expect(save).not.toHaveBeenCalled();
});

it('shows no error where the admin does not confirm their sign-in', async () => {
  const closed = Object.assign(new Error(), { name: 'NotConfirmed' });
  const { dialog, submit, why } = await open(() => Promise.reject(closed));
  await why();
  await submit();
  await waitFor(() => {
    const button = within(dialog).getByRole('button', { name: 'Export' });
    expect(button).toHaveProperty('disabled', false);
  });
  expect(within(dialog).queryByRole('alert')).toBeNull();
});
