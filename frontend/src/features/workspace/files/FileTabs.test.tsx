import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { TooltipProvider } from '@/ui/Tooltip';

import { FileTabs } from './FileTabs';
import { NewFile } from './NewFile';

function shown(current: string) {
  const acts = { onOpen: vi.fn(), onRename: vi.fn(), onRemove: vi.fn(), onFocus: vi.fn() };
  const files = { names: ['main.py', 'geo.py'], current };
  render(
    <TooltipProvider>
      <FileTabs language="python" files={files} readOnlyReason={undefined} {...acts} />
    </TooltipProvider>,
  );
  return acts;
}

describe('the list of files', () => {
  it('says which file is open, and opens another', async () => {
    const acts = shown('geo.py');
    expect(screen.getByRole('button', { name: 'geo.py' }).getAttribute('aria-current')).toBe(
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'main.py' }));
    expect(acts.onOpen).toHaveBeenCalledWith('main.py');
  });

  it('gives a file another name, and says why it cannot have one', async () => {
    const acts = shown('geo.py');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for geo.py' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'main.py{Enter}');
    expect(screen.getByText('The main file has this name.')).toBeDefined();
    expect(acts.onRename).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'lib/map.py{Enter}');
    expect(acts.onRename).toHaveBeenCalledWith('geo.py', 'lib/map.py');
  });

  it('asks before a file is deleted', async () => {
    const acts = shown('geo.py');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for geo.py' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: 'Delete geo.py?' });
    expect(acts.onRemove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(acts.onRemove).toHaveBeenCalledWith('geo.py');
  });

  it('keeps the main file', () => {
    shown('main.py');
    const menu = screen.getByRole('button', { name: 'Actions for main.py' });
    expect(menu.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a new file', () => {
  it('needs an ending of the language', async () => {
    const onAdd = vi.fn();
    const names = ['main.py'];
    const rest = { readOnlyReason: undefined, onAdd, onFocus: vi.fn() };
    render(
      <TooltipProvider>
        <NewFile language="python" names={names} {...rest} />
      </TooltipProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'New file' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'geo{Enter}');
    expect(screen.getByText('The name needs an ending of this language.')).toBeDefined();
    await userEvent.type(name, '.py{Enter}');
    expect(onAdd).toHaveBeenCalledWith('geo.py');
  });
});
