import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '@/platform/save-file';
import { notify } from '@/ui/notify';
import { TooltipProvider } from '@/ui/Tooltip';
import { ExportButton } from './ExportButton';

vi.mock('@/platform/save-file', () => ({ saveFile: vi.fn() }));
vi.mock('@/ui/notify', () => ({ notify: vi.fn() }));

beforeEach(() => {
  vi.mocked(saveFile).mockReset();
  vi.mocked(notify).mockReset();
});

async function press(load: () => Promise<{ blob: Blob; name: string }>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <ExportButton load={load} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Download CSV' }));
}

it('the table is saved under the name that the server gives it', async () => {
  const blob = new Blob(['Company\n']);
  await press(() => Promise.resolve({ blob, name: 'companies.csv' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(blob, 'companies.csv'));
  expect(notify).not.toHaveBeenCalled();
});

it('a table that cannot be had is said and nothing is saved', async () => {
  await press(() => Promise.reject(new Error('gone')));
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(saveFile).not.toHaveBeenCalled();
});
