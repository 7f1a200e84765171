import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import type { BoardFocus } from '@/features/selection/board/use-board-focus';

/** The name of the panel's candidate in the address. */
export const PANEL = 'candidate';

/** Marks a panel that was opened from the board: closing it goes back instead of adding a step. */
const OPENED = { panel: true } as const;

const isOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'panel' in state;

/** The candidate beside the board. The address names them, so that it can be shared and Back closes the panel. */
export function usePanel() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const id = params.get(PANEL);
  const put = (next: string | null, options: NavigateOptions) =>
    setParams(
      (now) => {
        const after = new URLSearchParams(now);
        if (next === null) after.delete(PANEL);
        else after.set(PANEL, next);
        return after;
      },
      // At once: a transition would wait for everything else that is being drawn.
      { ...options, flushSync: true },
    );
  const openNow = (next: string) => {
    // One step back closes the panel, however many candidates were read in it.
    if (id === null) put(next, { state: OPENED });
    else put(next, { replace: true, state });
  };
  const closeNow = () => {
    if (isOpened(state)) void navigate(-1);
    else put(null, { replace: true });
  };

  // Both stay the same functions, so that no card is drawn again.
  const latest = useRef({ openNow, closeNow });
  useEffect(() => {
    latest.current = { openNow, closeNow };
  });
  const open = useCallback((next: string) => latest.current.openNow(next), []);
  const close = useCallback(() => latest.current.closeNow(), []);
  return { id, open, close };
}

/** Scrolls the board to the open candidate, and gives their card the focus once the panel closes. */
export function usePanelFocus(id: string | null, { reveal, show }: BoardFocus): void {
  const last = useRef(id);
  useEffect(() => {
    const before = last.current;
    last.current = id;
    if (id !== null) reveal(id);
    else if (before !== null && !show(before)) document.querySelector('h1')?.focus();
  }, [id, reveal, show]);
}
