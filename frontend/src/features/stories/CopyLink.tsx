import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { text } from './text';

const words = text.story;
const COPIED_MS = 2000;

/** Puts the story's own address into the clipboard. */
export function CopyLink({ path }: { path: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      setCopied(true);
      announce(words.copied);
    } catch {
      notify('error', words.copyFailed);
    }
  };
  const Icon = copied ? Check : Link2;
  return (
    <Button
      icon={<Icon size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {copied ? words.copied : words.copyLink}
    </Button>
  );
}
