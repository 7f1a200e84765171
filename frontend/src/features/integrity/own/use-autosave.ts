import { useEffect, useRef, useState } from 'react';
import type { SaveStatus } from '@/ui/SaveState';

/** How long after the last keystroke a text is saved. */
const PAUSE_MS = 1_500;
/** How long to wait after a failure. */
const AGAIN_MS = 5_000;

/** Saves a text while it is written; says where the latest keystrokes are. */
export function useAutosave(typed: string, save: (text: string) => Promise<unknown>): SaveStatus {
  const saved = useRef(typed);
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (typed === saved.current) return undefined;
    setStatus('dirty');
    const timer = setTimeout(
      () => {
        setStatus('saving');
        save(typed).then(
          () => {
            saved.current = typed;
            setStatus('saved');
          },
          () => {
            setStatus('dirty');
            setTries((count) => count + 1);
          },
        );
      },
      tries === 0 ? PAUSE_MS : AGAIN_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, save, tries]);
  return status;
}
