import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Splitter } from './Splitter';

const show = () =>
  render(
    <Splitter
      direction="row"
      storageKey="test.split"
      initial={0.4}
      min={0.2}
      max={0.8}
      label="Resize"
      first="a"
      second="b"
    />,
  );
const value = () =>
  Number(screen.getByRole('separator', { name: 'Resize' }).getAttribute('aria-valuenow'));
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(screen.getByRole('separator'), { key, shiftKey });

it('moves with arrows, Home and End, and stays within its bounds', () => {
  show();
  expect(value()).toBe(40);
  press('ArrowRight');
  expect(value()).toBe(42);
  press('ArrowLeft', true);
  expect(value()).toBe(32);
  press('End');
  press('ArrowRight');
  expect(value()).toBe(80);
  press('Home');
  expect(value()).toBe(20);
  press('ArrowUp');
  expect(value()).toBe(20);
});

it('remembers its place, and a double click forgets it', () => {
  const { unmount } = show();
  press('End');
  unmount();
  show();
  expect(value()).toBe(80);
  fireEvent.doubleClick(screen.getByRole('separator'));
  expect(value()).toBe(40);
});

it('starts again where the remembered place is nonsense', () => {
  localStorage.setItem('test.split', 'wide');
  show();
  expect(value()).toBe(40);
});
