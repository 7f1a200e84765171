import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { type EditorHandle, useCodeEditor } from '@/features/workspace/hooks';

import { SymbolRow } from './SymbolRow';

const onChange = vi.fn<(text: string) => void>();
const nothing = () => undefined;

function Desk({ text, readOnly }: { text: string; readOnly: boolean }) {
  const handle = useRef<EditorHandle>(null);
  const host = useCodeEditor(
    {
      documentKey: 'd1',
      initialText: text,
      initialOffset: text.length,
      language: 'python',
      label: 'Code',
      describedBy: 'help',
      settings: { tabSize: 4, wrap: false, screenReader: false, suggest: true, types: false },
      keys: 'standard',
      readOnly,
      onChange,
      onCursor: nothing,
      onBlur: nothing,
    },
    handle,
  );
  return (
    <>
      <div ref={host} />
      <SymbolRow editor={handle} />
    </>
  );
}

/** A screen of this width, touched or not, with so much of it covered by a keyboard. */
function show({ width = 390, isTouched = true, covered = 0, readOnly = false, text = '' }) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('coarse')
          ? isTouched
          : width >= Number(/\d+/.exec(query)?.[0] ?? Infinity),
        addEventListener: nothing,
        removeEventListener: nothing,
      }) as unknown as MediaQueryList,
  );
  vi.stubGlobal('visualViewport', {
    height: window.innerHeight - covered,
    offsetTop: 0,
    addEventListener: nothing,
    removeEventListener: nothing,
  });
  render(<Desk text={text} readOnly={readOnly} />);
}

afterEach(() => {
  onChange.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const key = (name: string) => screen.getByRole('button', { name });

it('types signs at the cursor, brings a bracket’s other half, and indents', async () => {
  show({ text: 'x' });
  await userEvent.click(key('='));
  expect(onChange).toHaveBeenLastCalledWith('x=');
  await userEvent.click(key('['));
  expect(onChange).toHaveBeenLastCalledWith('x=[]');
  await userEvent.click(key('Indent'));
  expect(onChange).toHaveBeenLastCalledWith('    x=[]');
  await userEvent.click(key('Outdent'));
  expect(onChange).toHaveBeenLastCalledWith('x=[]');
});

it('leaves the focus with the editor, so that the keyboard stays', () => {
  show({});
  // A press that is not prevented takes the focus.
  expect(fireEvent.mouseDown(key('='))).toBe(false);
  expect(fireEvent.mouseDown(key('Indent'))).toBe(false);
});

it('types nothing where nothing can be written', async () => {
  show({ readOnly: true, text: 'x' });
  await userEvent.click(key(';'));
  await userEvent.click(key('Indent'));
  expect(onChange).not.toHaveBeenCalled();
});

it('is above a keyboard that covers the foot of the page', () => {
  show({ covered: 300 });
  expect(screen.getByRole('toolbar', { name: 'Symbols' }).style.bottom).toBe('300px');
});

it.each([
  ['a desk', { width: 1440, isTouched: false }],
  ['a tablet', { width: 1024 }],
  ['a narrow window with a mouse', { isTouched: false }],
])('is not there on %s', (_, how) => {
  show(how);
  expect(screen.queryByRole('toolbar')).toBeNull();
});
