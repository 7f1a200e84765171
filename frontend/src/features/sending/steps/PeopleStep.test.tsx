import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { MAX_FILE_BYTES, parseRecipients } from '@/features/sending/parse';
import { EMPTY_DRAFT, type SendDraft } from '@/features/sending/rules';
import { text } from '@/features/sending/text';
import { TooltipProvider } from '@/ui/Tooltip';
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

/** The step as the page holds it: what it changes comes back to it. */
function Held({ people = '' }: { people?: string }) {
  const [draft, setDraft] = useState<SendDraft>({ ...EMPTY_DRAFT, people });
  const parsed = parseRecipients(draft.people, draft.columns);
  return (
    <TooltipProvider>
      <PeopleStep draft={draft} parsed={parsed} onChange={setDraft} />
    </TooltipProvider>
  );
}
const list = () => screen.getByLabelText<HTMLTextAreaElement>(text.people.label).value;

it('adds the rows of a file to what is typed, and takes them away again', async () => {
  render(<Held people="ada@example.com" />);
  choose('E-mail;accommodation%\r\nben@example.com;25\r\nben@example.com;25\r\nnobody;\r\n');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(list()).toBe('ada@example.com\nben@example.com, 25%\nben@example.com, 25%\nnobody');
  expect(screen.getByText(text.people.added('people.csv', 3))).toBeDefined();
  for (const chip of ['2 valid', '1 duplicate', '1 invalid'])
    expect(screen.getByText(chip), chip).toBeDefined();
  await userEvent.click(undo);
  expect(list()).toBe('ada@example.com');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('asks for the columns of a file before its rows stand behind others', async () => {
  render(<Held people="ada@example.com" />);
  choose('Wer,Adresse\nBen,ben@example.com');
  const group = await screen.findByRole('group', { name: text.people.columnsOf('people.csv') });
  expect(list()).toBe('ada@example.com');
  expect(group).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: text.people.addNothing }));
  expect(screen.queryByRole('group')).toBeNull();
});

it('asks who is meant where two addresses and a name share a line', async () => {
  render(<Held people="ann@x.test, Ann, bo@x.test" />);
  expect(screen.getByText(text.people.answer(1))).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: text.people.settle }));
  expect(list()).toBe('ann@x.test\nbo@x.test');
  expect(screen.getByText('2 valid')).toBeDefined();
});

it('reads a file of Excel for Macs, and says that its letters were guessed', async () => {
  render(<Held />);
  const head = new TextEncoder().encode('Email,Name\rzoe@x.test,Zo');
  choose(new Uint8Array([...head, 0x91, 0x0d]));
  await screen.findByText(new RegExp(text.people.fileGuessed));
  expect(list()).toBe('Email,Name\nzoe@x.test,Zoë\n');
});
