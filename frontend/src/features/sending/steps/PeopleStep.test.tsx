import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES, parseRecipients } from '@/features/sending/parse';
import { EMPTY_DRAFT, type SendDraft } from '@/features/sending/rules';
import { text } from '@/features/sending/text';
import { PeopleStep } from './PeopleStep';

function show(draft: SendDraft = EMPTY_DRAFT) {
  const onChange = vi.fn();
  render(
    <PeopleStep draft={draft} parsed={parseRecipients(draft.people, null)} onChange={onChange} />,
  );
  return onChange;
}

const choose = (content: BlobPart) =>
  fireEvent.change(screen.getByLabelText(text.people.file), {
    target: { files: [new File([content], 'people.csv', { type: 'text/csv' })] },
  });

it('reads a file as if it had been pasted', async () => {
  const onChange = show();
  choose('email\nada@example.com');
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledWith({
      ...EMPTY_DRAFT,
      people: 'email\nada@example.com',
      columns: null,
    }),
  );
});

it('refuses an archive that is called a table, and one that is too large, and keeps nothing of them', async () => {
  const onChange = show();
  // How every ZIP begins, and bytes that are no UTF-8.
  choose(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe, 0xfd]));
  await screen.findByText(text.people.fileUnreadable);
  choose('x'.repeat(MAX_FILE_BYTES + 1));
  await screen.findByText(text.people.fileTooLarge);
  expect(onChange).not.toHaveBeenCalled();
});

it('says how many rows there may be when there are 10,001', () => {
  const people = Array.from({ length: 10_001 }, (_, at) => `p${at}@example.com`).join('\n');
  show({ ...EMPTY_DRAFT, people });
  expect(screen.getByText(text.people.tooMany(10_001))).toBeDefined();
});
