import { useEffect, useState } from 'react';
import { COPIED_MS } from '@/facts/constants';
import { announce } from './announce';
import { text } from './text';

/** Copying one value. `copied` stays for two seconds (spec §9); `onFailed` runs where the browser forbids it. */
export function useCopy(value: string, onFailed: () => void) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce(text.copied);
    } catch {
      onFailed();
    }
  };
  return { copied, copy: () => void copy() };
}
