import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { ApiError } from '@/api/errors';
import * as support from '@/features/support-chat/api';
import { TooltipProvider } from '@/ui/Tooltip';

import { ReportTask } from './ReportTask';

function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <ReportTask
          attempt={{ id: 'a1', assessment_title: 'Backend foundations' }}
          task={{ position: 2, title: 'Find the conflict' }}
        />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const opener = () => screen.getByRole('button', { name: 'Something wrong with this task?' });

it('sends what was typed to support, with the task and the attempt, and gives the focus back', async () => {
  const send = vi.spyOn(support, 'writeToSupport').mockResolvedValue({} as never);
  const user = open();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write what is wrong.')).toBeDefined();
  expect(send).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('What is wrong?'), 'The second sample has no answer.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls[0]?.[0].text).toBe(
    'Task 2, “Find the conflict”, in “Backend foundations” (attempt a1)\n\nThe second sample has no answer.',
  );
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

it('keeps what was typed where it could not be sent, and sends the same message once more', async () => {
  const down = new ApiError({ status: 500, code: 'internal', detail: '' });
  const send = vi.spyOn(support, 'writeToSupport').mockReset().mockRejectedValue(down);
  const user = open();
  await user.click(opener());
  await user.type(screen.getByLabelText('What is wrong?'), 'A typo.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLTextAreaElement>('What is wrong?').value).toBe('A typo.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[0]?.[0].key).toBe(send.mock.calls[1]?.[0].key);
});
