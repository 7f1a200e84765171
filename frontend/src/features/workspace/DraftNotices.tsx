import { CircleAlert, History } from 'lucide-react';
import { useState } from 'react';

import type { SaveStatus } from '@/features/attempts/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

import { text } from './text';

type OpenedNote = 'none' | 'unsent_local' | 'local_newer' | 'server_newer';

type DraftNoticesProps = {
  note: OpenedNote;
  other: string | null;
  status: SaveStatus;
  /** Whether there is text here that the server does not have. */
  unsent: boolean;
  keptHere: boolean;
  /** The server's own sentence about a text that it refused. */
  said?: string | null;
  onBringBack: (source: string) => void;
  /** Takes the attempt over from another tab of this browser. */
  onTakePlace: () => void;
  /** Goes on here with a draft that was saved elsewhere. */
  onTakeOver: () => Promise<void>;
  onLoadOther: () => Promise<void>;
};

const NOTES: Record<Exclude<OpenedNote, 'none'>, string> = {
  unsent_local: text.restoredUnsent,
  local_newer: text.restoredLocal,
  server_newer: text.serverNewer,
};

/** Shows which of two texts was opened, and what to do when the draft is written elsewhere. */
export function DraftNotices(props: DraftNoticesProps) {
  const { note, other, status, unsent, keptHere, onBringBack, onTakePlace } = props;
  if (status === 'reading') return <ReadingNotice unsent={unsent} onTakePlace={onTakePlace} />;
  if (status === 'stale') return <StaleNotice {...props} unsent={unsent} />;
  if (status === 'too_large') return <Warning>{text.tooLarge}</Warning>;
  if (status === 'refused') return <Warning>{props.said ?? text.refused}</Warning>;
  if (status === 'forbidden') return <Warning>{text.forbidden}</Warning>;
  if (!keptHere) return <Warning>{text.notKept}</Warning>;
  if (status === 'trouble') return <Warning>{text.trouble}</Warning>;
  if (status === 'signed_out') return <Warning>{text.signedOut}</Warning>;
  // The note says that the text is being saved, and nothing is.
  if (note === 'none' || status === 'kept_here') return null;
  return <OpenedNotice words={NOTES[note]} other={other} onBringBack={onBringBack} />;
}

function Warning({ children }: { children: string }) {
  return (
    <Notice tone="caution" icon={CircleAlert} className="m-2">
      <p role="alert">{children}</p>
    </Notice>
  );
}

function OpenedNotice(props: {
  words: string;
  other: string | null;
  onBringBack: (source: string) => void;
}) {
  const { words, other, onBringBack } = props;
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Notice
      tone="info"
      icon={History}
      className="m-2"
      action={
        <span className="flex flex-wrap gap-2">
          {other !== null && (
            <Button
              size="sm"
              onClick={() => {
                onBringBack(other);
                setDismissed(true);
              }}
            >
              {text.otherVersion}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => setDismissed(true)}>
            {text.dismiss}
          </Button>
        </span>
      }
    >
      <p role="status">{words}</p>
    </Notice>
  );
}

function ReadingNotice({ unsent, onTakePlace }: Pick<DraftNoticesProps, 'unsent' | 'onTakePlace'>) {
  return (
    <Notice tone="caution" icon={CircleAlert} className="m-2 max-md:flex-wrap">
      <div role="alert">
        <p className="font-medium">{text.reading}</p>
        <p className="text-xs text-fg-muted">{text.readingDetail}</p>
        {unsent && <p className="mt-1 text-xs font-medium">{text.readingUnsent}</p>}
      </div>
      <Button size="sm" variant="primary" className="mt-2" onClick={onTakePlace}>
        {text.takeOver}
      </Button>
    </Notice>
  );
}

type StaleProps = Pick<DraftNoticesProps, 'unsent' | 'onTakeOver' | 'onLoadOther'>;

function StaleNotice({ unsent, onTakeOver, onLoadOther }: StaleProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const run = (act: () => Promise<void>) => {
    setState('busy');
    act().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  const detail = unsent ? text.staleDetail : text.elsewhereDetail;
  return (
    <Notice tone="caution" icon={CircleAlert} className="m-2 max-md:flex-wrap">
      <div role="alert">
        <p className="font-medium">{unsent ? text.stale : text.elsewhere}</p>
        <p className="text-xs text-fg-muted">{state === 'failed' ? text.takeOverFailed : detail}</p>
      </div>
      <span className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          loading={state === 'busy'}
          onClick={() => run(onTakeOver)}
        >
          {text.takeOver}
        </Button>
        {unsent && (
          <Button size="sm" loading={state === 'busy'} onClick={() => run(onLoadOther)}>
            {text.loadOther}
          </Button>
        )}
      </span>
    </Notice>
  );
}
