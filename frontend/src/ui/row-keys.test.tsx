import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { rowMark, useRowKeys } from './row-keys';

function List({ names, onOpen }: { names: readonly string[]; onOpen: (name: string) => void }) {
  useRowKeys();
  return (
    <>
      <input aria-label="Search" />
      {names.map((name) => (
        <button key={name} type="button" {...rowMark} onClick={() => onOpen(name)}>
          {name}
        </button>
      ))}
      <button type="button">More</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

it('J and K move the focus through the rows, stop at both ends, and Enter opens the row', async () => {
  const open = vi.fn();
  const user = userEvent.setup();
  render(<List names={['Ada', 'Ben', 'Cleo']} onOpen={open} />);
  const moves = [
    ['j', 'Ada'],
    ['k', 'Ada'],
    ['j', 'Ben'],
    ['j', 'Cleo'],
    ['j', 'Cleo'],
    ['k', 'Ben'],
  ] as const;
  for (const [key, name] of moves) {
    await user.keyboard(key);
    expect(focused()).toBe(name);
  }
  await user.keyboard('{Enter}');
  expect(open).toHaveBeenCalledExactlyOnceWith('Ben');
});

it('what is typed into a field moves nothing', async () => {
  render(<List names={['Ada']} onOpen={vi.fn()} />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  await userEvent.setup().type(field, 'jk');
  expect(field.value).toBe('jk');
  expect(document.activeElement).toBe(field);
});

it('in an empty list nothing gets the focus', async () => {
  render(<List names={[]} onOpen={vi.fn()} />);
  const before = document.activeElement;
  await userEvent.setup().keyboard('jk');
  expect(document.activeElement).toBe(before);
});
