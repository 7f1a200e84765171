import { Check, Link2 } from 'lucide-react';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { useCopy } from '@/ui/use-copy';
import { text } from '@/features/stories/text';

const words = text.story;

/** Puts the story's own address into the clipboard. */
export function CopyLink({ path }: { path: string }) {
  const address = new URL(path, location.origin).href;
  const { copied, copy } = useCopy(address, () => notify('error', words.copyFailed));
  const Icon = copied ? Check : Link2;
  return (
    <Button icon={<Icon size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={copy}>
      {copied ? words.copied : words.copyLink}
    </Button>
  );
}
