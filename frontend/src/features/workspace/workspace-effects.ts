import { useEffect, useRef } from 'react';

import type { DraftBook, SaveStatus } from '@/features/attempts/hooks';
import { notify } from '@/ui/notify';
import { type KeyGroup, usePageKeys } from '@/ui/page-keys';
import { shortcutOf } from './rules';
import { text } from './text';

import type { Sending } from './sending/use-sending';

/** The last save leaves this long before the end; the server's own grace covers the way. */
const LAST_SAVE_MS = 3_000;

/** Sends what is unsent shortly before the time is up. */
export function useLastSave(book: DraftBook, endsAt: string, skewMs: number): void {
  useEffect(() => {
    const wait = Date.parse(endsAt) - (Date.now() + skewMs) - LAST_SAVE_MS;
    const timer = setTimeout(() => void book.flush(), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [book, endsAt, skewMs]);
}

/** Saves again where the end has moved after the server had closed the drafts. */
export function useReopened(book: DraftBook, endsAt: string, skewMs: number): void {
  useEffect(() => {
    if (Date.parse(endsAt) > Date.now() + skewMs) book.reopen();
  }, [book, endsAt, skewMs]);
}

const keys: KeyGroup = { heading: text.editor, keys: text.keyList };

/** Ctrl+Enter runs, Ctrl+Shift+Enter submits, wherever the focus is. */
export function useShortcuts(closed: boolean, { run, submit }: Sending): void {
  usePageKeys(keys);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = shortcutOf(event);
      if (action === null || closed) return;
      event.preventDefault();
      if (action === 'run') run();
      else submit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [closed, run, submit]);
}

/** Focus goes to the heading where the button that led here is gone with its page. */
export function useHeadingFocus(): void {
  useEffect(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
}

/** Says once that what was typed without a network has arrived. */
export function useDelivered(status: SaveStatus): void {
  const wasOffline = useRef(false);
  useEffect(() => {
    if (status === 'offline') wasOffline.current = true;
    if (status !== 'saved' || !wasOffline.current) return;
    wasOffline.current = false;
    notify('success', text.delivered);
  }, [status]);
}
