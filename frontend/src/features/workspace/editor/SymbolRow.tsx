import { IndentDecrease, IndentIncrease } from 'lucide-react';
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';

import { cx } from '@/ui/cx';
import { useIsWide, useMedia } from '@/ui/use-media';

import type { EditorHandle } from '@/features/workspace/hooks';
import { text } from '@/features/workspace/text';

/** What a phone's keyboard hides behind one or two more taps. */
const SYMBOLS = `{ } ( ) [ ] " ' : ; , . = < > + - * / % _ & | ! # \\`.split(' ');

/** A screen that loses less than this has no keyboard over it, but a bar of the browser. */
const KEYBOARD_PX = 80;
const ICON = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

function watch(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', listener);
  seen?.addEventListener('scroll', listener);
  return () => {
    seen?.removeEventListener('resize', listener);
    seen?.removeEventListener('scroll', listener);
  };
}

/** How much of the page's foot a keyboard on the screen covers; 0 where there is none. */
function useCovered(): number {
  return useSyncExternalStore(watch, () => {
    const seen = window.visualViewport;
    if (seen === null) return 0;
    const covered = Math.round(window.innerHeight - seen.height - seen.offsetTop);
    return covered > KEYBOARD_PX ? covered : 0;
  });
}

type KeyProps = { label?: string; onPress: () => void; children: ReactNode };

function Key({ label, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // The editor keeps the focus, and with it the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="grid h-11 min-w-10 flex-none place-items-center rounded-sm font-mono text-sm text-fg active:bg-surface-active"
    >
      {children}
    </button>
  );
}

/** Indenting and the signs of code in a row above a phone's keyboard; nothing where there are keys. */
export function SymbolRow({ editor }: { editor: RefObject<EditorHandle | null> }) {
  const isTouched = useMedia('(pointer: coarse)');
  const isWide = useIsWide();
  const covered = useCovered();
  if (isWide || !isTouched) return null;
  return (
    <div
      role="toolbar"
      aria-label={text.symbols}
      className={cx(
        'flex flex-none overflow-x-auto border-t border-line bg-surface-2 px-1',
        covered > 0 && 'fixed inset-x-0 z-(--z-sticky)',
      )}
      style={covered > 0 ? { bottom: covered } : undefined}
    >
      <Key label={text.indent} onPress={() => editor.current?.indent(true)}>
        <IndentIncrease {...ICON} />
      </Key>
      <Key label={text.outdent} onPress={() => editor.current?.indent(false)}>
        <IndentDecrease {...ICON} />
      </Key>
      {SYMBOLS.map((symbol) => (
        <Key key={symbol} onPress={() => editor.current?.type(symbol)}>
          {symbol}
        </Key>
      ))}
    </div>
  );
}
