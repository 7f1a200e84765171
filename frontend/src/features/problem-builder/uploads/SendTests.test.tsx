import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { sendTests } from '@/features/problem-builder/api';
import { EditingContext, PACKAGE, type Editing } from '@/features/problem-builder/editor/context';
import { MAX_ARCHIVE_BYTES } from '@/features/problem-builder/list/limits';
import { text } from '@/features/problem-builder/text';
import { notify } from '@/ui/notify';
import { TooltipProvider } from '@/ui/Tooltip';
import { SendTests } from './SendTests';

vi.mock('@/features/problem-builder/api');
vi.mock('@/ui/notify');

const words = text.tests;

async function upload(file: File, kind = 'code', address = '/') {
  const editing = {
    ...PACKAGE,
    draft: { id: 'd1', kind },
    save: () => Promise.resolve(5),
    readOnlyReason: undefined,
  } as unknown as Editing;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <MemoryRouter initialEntries={[address]}>
          <EditingContext.Provider value={editing}>
            <SendTests />
          </EditingContext.Provider>
        </MemoryRouter>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await userEvent.setup().upload(screen.getByLabelText(words.zip, { selector: 'input' }), file);
}

const zip = () => new File(['PK'], 'tests.zip', { type: 'application/zip' });

beforeEach(() => {
  vi.mocked(notify).mockReset();
  vi.mocked(sendTests)
    .mockReset()
    .mockResolvedValue({} as OpenProblemDraft);
});

it('sends an archive for what is saved, of a scenario for the task that is open', async () => {
  await upload(zip(), 'multi_task', '/?task=first&tab=tests');
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', words.zipTaken));
  const [seen, , task] = vi.mocked(sendTests).mock.lastCall ?? [];
  expect([seen, task]).toEqual([{ id: 'd1', version: 5 }, 'first']);
});

it('says file by file why no test was added', async () => {
  const fields = [{ field: 'medium/1.in', code: 'package', detail: 'Put tests into a folder.' }];
  const refused = new ApiError({ status: 400, code: 'validation_failed', detail: 'No.', fields });
  vi.mocked(sendTests).mockRejectedValue(refused);
  await upload(zip());
  expect(await screen.findByText('medium/1.in: Put tests into a folder.')).toBeDefined();
  expect(screen.getByText(words.zipFailed)).toBeDefined();
});

it('sends nothing that the server would not take', async () => {
  const large = zip();
  Object.defineProperty(large, 'size', { value: MAX_ARCHIVE_BYTES + 1 });
  await upload(large);
  expect(await screen.findByText(text.tooLarge)).toBeDefined();
  expect(sendTests).not.toHaveBeenCalled();
});
