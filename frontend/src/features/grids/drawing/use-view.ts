import { useCallback, useState } from 'react';
import { read, write } from '@/platform/storage';

export const palettes = ['standard', 'contrast', 'colour-blind'] as const;
export type Palette = (typeof palettes)[number];
export type View = { digits: boolean; palette: Palette };

function kept(): View {
  const [digits, palette] = (read('gridView') ?? '').split(' ');
  return {
    digits: digits === 'digits',
    palette: palettes.find((each) => each === palette) ?? 'standard',
  };
}

/** How grids look to this person; remembered in the browser. */
export function useView(): [View, (next: View) => void] {
  const [view, setView] = useState(kept);
  const choose = useCallback((next: View) => {
    write('gridView', `${next.digits ? 'digits' : 'plain'} ${next.palette}`);
    setView(next);
  }, []);
  return [view, choose];
}
