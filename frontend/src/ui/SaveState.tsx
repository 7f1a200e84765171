import { CircleCheck, CloudOff, Eye, LoaderCircle, PencilLine } from 'lucide-react';
import { text } from './text';

export type SaveStatus = 'saved' | 'saving' | 'offline' | 'dirty' | 'kept_here' | 'read_only';

const looks = {
  saved: { icon: CircleCheck, words: text.saved },
  saving: { icon: LoaderCircle, words: text.saving },
  offline: { icon: CloudOff, words: text.offlineSaved },
  dirty: { icon: PencilLine, words: text.notSaved },
  kept_here: { icon: CircleCheck, words: text.keptHere },
  read_only: { icon: Eye, words: text.readOnly },
} as const;

type SaveStateProps = {
  status: SaveStatus;
  title?: string;
  /** Under 768 px only the sign is seen; the words are still read aloud. */
  short?: boolean;
};

/** Where the latest keystrokes are: here, on their way, or on the server. */
export function SaveState({ status, title, short = false }: SaveStateProps) {
  const { icon: Icon, words } = looks[status];
  return (
    <span title={title} className="inline-flex items-center gap-1.5 text-xs text-fg-muted">
      <Icon
        size={14}
        strokeWidth={1.75}
        aria-hidden="true"
        className={status === 'saving' ? 'animate-spin motion-reduce:animate-none' : ''}
      />
      {short ? <span className="max-md:sr-only">{words}</span> : words}
    </span>
  );
}
