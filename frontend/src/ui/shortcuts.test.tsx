import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { pageKeys, usePageKeys } from './page-keys';
import { useSequences, useShortcuts } from './shortcuts';

const pressed = vi.fn<(key: string) => void>();
const single = { h: () => pressed('h'), g: () => pressed('g') };
const double = { h: () => pressed('g h') };
const group = { heading: 'Board', keys: [['H', 'Hold']] } as const;

function Page() {
  useShortcuts(single);
  useSequences('g', double);
  usePageKeys(group);
  return (
    <>
      <input aria-label="Name" />
      <button
        onKeyDown={(event) => {
          event.preventDefault();
        }}
      >
        Own keys
      </button>
    </>
  );
}

afterEach(() => pressed.mockReset());

const calls = () => pressed.mock.calls.map(([key]) => key);

it('a key after G is the sequence’s, and not the page’s; alone it is the page’s', async () => {
  render(<Page />);
  const person = userEvent.setup();
  await person.keyboard('gh');
  expect(calls()).toEqual(['g', 'g h']);
  await person.keyboard('h');
  expect(calls()).toEqual(['g', 'g h', 'h']);
});

it('a key that G goes nowhere with is the page’s', async () => {
  render(<Page />);
  await userEvent.setup().keyboard('gxh');
  expect(calls()).toEqual(['g', 'h']);
});

it('the second key is not waited for without end', () => {
  render(<Page />);
  const at = (timeStamp: number, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.body.dispatchEvent(event);
  };
  at(0, 'g');
  at(1500, 'h');
  expect(calls()).toEqual(['g', 'h']);
});

it('nothing is taken from what is typed, nor from what has keys of its own', async () => {
  render(<Page />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('textbox', { name: 'Name' }));
  await person.keyboard('gh');
  screen.getByRole('button', { name: 'Own keys' }).focus();
  await person.keyboard('h');
  expect(calls()).toEqual([]);
});

it('keys are listed as long as what they work on is on the page, each group once', () => {
  const one = render(<Page />);
  const other = render(<Page />);
  expect(pageKeys()).toEqual([group]);
  one.unmount();
  expect(pageKeys()).toEqual([group]);
  other.unmount();
  expect(pageKeys()).toEqual([]);
});
