import { fireEvent, render, screen } from '@testing-library/react';
import { Send } from 'lucide-react';
import { expect, it, vi } from 'vitest';

import { DropdownMenu, MenuItem } from './DropdownMenu';
import { useShortcuts } from './shortcuts';

function open(onSelect = () => {}) {
  render(
    <DropdownMenu trigger={<button type="button">More</button>}>
      <MenuItem icon={<Send aria-hidden="true" />} onSelect={onSelect}>
        Resend
      </MenuItem>
      <MenuItem asChild>
        <a href="/somewhere">Somewhere</a>
      </MenuItem>
    </DropdownMenu>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
}

it('an icon and its label are the parts of one row', () => {
  open();
  const item = screen.getByRole('menuitem', { name: 'Resend' });
  const parts = [...item.childNodes].map((part) => part.nodeName.toLowerCase());
  expect(parts).toEqual(['svg', '#text']);
  expect(item.className.split(' ')).toEqual(
    expect.arrayContaining(['flex', 'items-center', 'min-h-8.5', 'max-md:min-h-11']),
  );
});

it('an item is chosen with the keyboard', () => {
  const chosen = vi.fn();
  open(chosen);
  fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Resend' }), { key: 'Enter' });
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('a letter that is typed in a menu is no shortcut of the page', () => {
  const keys = { r: vi.fn() };
  function Page() {
    useShortcuts(keys);
    return null;
  }
  open();
  render(<Page />);
  fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Resend' }), { key: 'r' });
  expect(keys.r).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(keys.r).toHaveBeenCalledOnce();
});
