import { useCallback, useState } from 'react';
import { read, write } from '@/platform/storage';

export const palettes = ['standard', 'contrast', 'colour-blind'] as const;
export type Palette = (typeof palettes)[number];
export type View = {
  digits: boolean;
  palette: Palette;
  /** Whether the cells that differ from what was given are outlined. */
  changes: boolean;
};

function kept(): View {
  const [digits, palette, changes] = (read('gridView') ?? '').split(' ');
  return {
    digits: digits === 'digits',
    palette: palettes.find((each) => each === palette) ?? 'standard',
    changes: changes === 'changes',
  };
}

/** How grids look to this person; remembered in the browser. */
export function useView(): [View, (next: View) => void] {
  const [view, setView] = useState(kept);
  const choose = useCallback((next: View) => {
    const words = [next.digits ? 'digits' : 'plain', next.palette];
    write('gridView', [...words, ...(next.changes ? ['changes'] : [])].join(' '));
    setView(next);
  }, []);
  return [view, choose];
}
