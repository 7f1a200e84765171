import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { EditingContext, PACKAGE, type Editing } from '@/features/problem-builder/editor/context';
import { text } from '@/features/problem-builder/text';
import { notify } from '@/ui/notify';
import { UploadTests } from './UploadTests';

vi.mock('@/ui/notify');

const words = text.tests;

async function upload(names: string[]) {
  const putAll = vi.fn();
  const editing = { ...PACKAGE, files: new Map(), putAll } as unknown as Editing;
  render(
    <EditingContext.Provider value={editing}>
      <UploadTests folder="data/sample/" />
    </EditingContext.Provider>,
  );
  const files = names.map((name) => new File(['1\r\n'], name));
  await userEvent.setup().upload(screen.getByLabelText(words.upload, { selector: 'input' }), files);
  return putAll;
}

beforeEach(() => vi.mocked(notify).mockReset());

it('adds a test and names the files that it does not add', async () => {
  const putAll = await upload(['1.in', '1.ans', '2.OUT']);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', words.notTests('2.OUT')));
  expect(notify).toHaveBeenCalledWith('success', words.uploaded(2));
  expect(putAll).toHaveBeenCalledWith({ 'data/sample/1.in': '1\n', 'data/sample/1.ans': '1\n' });
});

it('names the answer that an input still needs', async () => {
  const putAll = await upload(['1.in']);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('warning', words.lacking('1.ans')));
  expect(putAll).toHaveBeenCalledOnce();
});

it('adds nothing where no file can be part of a test', async () => {
  const putAll = await upload(['a.txt']);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', words.notTests('a.txt')));
  expect(putAll).not.toHaveBeenCalled();
});
