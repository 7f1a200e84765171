import { CircleCheck, CloudOff, LoaderCircle, PencilLine } from 'lucide-react';
import { text } from './text';

export type SaveStatus = 'saved' | 'saving' | 'offline' | 'dirty';

const looks = {
  saved: { icon: CircleCheck, words: text.saved },
  saving: { icon: LoaderCircle, words: text.saving },
  offline: { icon: CloudOff, words: text.offlineSaved },
  dirty: { icon: PencilLine, words: text.notSaved },
} as const;

/** Where the latest keystrokes are: here, on their way, or on the server. */
export function SaveState({ status, title }: { status: SaveStatus; title?: string }) {
  const { icon: Icon, words } = looks[status];
  return (
    <span title={title} className="inline-flex items-center gap-1.5 text-xs text-fg-muted">
      <Icon
        size={14}
        strokeWidth={1.75}
        aria-hidden="true"
        className={status === 'saving' ? 'animate-spin motion-reduce:animate-none' : ''}
      />
      {words}
    </span>
  );
}
