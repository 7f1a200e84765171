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
  keptHere: boolean;
  onBringBack: (source: string) => void;
  onTakeOver: () => Promise<void>;
  onLoadOther: () => Promise<void>;
};

const NOTES: Record<Exclude<OpenedNote, 'none'>, string> = {
  unsent_local: text.restoredUnsent,
  local_newer: text.restoredLocal,
  server_newer: text.serverNewer,
};

/** Tells which of two texts was opened, and what to do when another tab wrote this draft. */
export function DraftNotices(props: DraftNoticesProps) {
  const { note, other, status, keptHere, onBringBack, onTakeOver, onLoadOther } = props;
  if (status === 'stale') return <StaleNotice onTakeOver={onTakeOver} onLoadOther={onLoadOther} />;
  if (status === 'too_large') return <Warning>{text.tooLarge}</Warning>;
  if (status === 'refused') return <Warning>{text.refused}</Warning>;
  if (!keptHere) return <Warning>{text.notKept}</Warning>;
  if (note === 'none') return null;
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

type StaleProps = Pick<DraftNoticesProps, 'onTakeOver' | 'onLoadOther'>;

function StaleNotice({ onTakeOver, onLoadOther }: StaleProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const run = (act: () => Promise<void>) => {
    setState('busy');
    act().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <Notice
      tone="caution"
      icon={CircleAlert}
      className="m-2"
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            loading={state === 'busy'}
            onClick={() => run(onTakeOver)}
          >
            {text.takeOver}
          </Button>
          <Button size="sm" loading={state === 'busy'} onClick={() => run(onLoadOther)}>
            {text.loadOther}
          </Button>
        </span>
      }
    >
      <div role="alert">
        <p className="font-medium">{text.stale}</p>
        <p className="text-xs text-fg-muted">
          {state === 'failed' ? text.takeOverFailed : text.takeOverDetail}
        </p>
      </div>
    </Notice>
  );
}
