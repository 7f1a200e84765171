import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Attempt } from '@/api/words';
import { useCursor } from '@/features/workspace/store';
import { text } from '@/features/workspace/text';

import { RecordedDialog } from './RecordedDialog';

type StatusBarProps = {
  /** Whether there is a network and the last save could reach the server. */
  connected: boolean;
  spaces: number;
  /** Time that was given for outages. */
  credits?: Attempt['credits'];
  /** What is said of what is recorded, at all times. */
  children: ReactNode;
};

function Position() {
  const cursor = useCursor((state) => state.cursor);
  if (cursor === null) return null;
  return (
    <span className="tabular-nums max-md:hidden">{text.position(cursor.line, cursor.column)}</span>
  );
}

/** The line at the foot: connection, place in the text, and at all times what is recorded. */
export function StatusBar({ connected, spaces, credits = [], children }: StatusBarProps) {
  const given = credits.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <footer className="flex min-h-7 flex-none flex-wrap items-center gap-x-[18px] px-4 text-xs text-fg-muted">
      <span role="status" className="inline-flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`size-[7px] rounded-full ${connected ? 'bg-positive' : 'bg-caution'}`}
        />
        {connected ? text.connected : text.offline}
      </span>
      <Position />
      <span className="max-md:hidden">{text.spaces(spaces)}</span>
      {given > 0 && <span>{text.credited(Math.floor(given / 60), given % 60)}</span>}
      <span className="flex-1" />
      {children}
    </footer>
  );
}

type RecordedLineProps = {
  attempt: Pick<Attempt, 'recorded' | 'company_name'>;
  /** Whether it is recorded how the candidate writes. */
  typing: boolean;
};

/** What is recorded of an attempt. */
export function RecordedLine({ attempt, typing }: RecordedLineProps) {
  return (
    <>
      <span className="inline-flex items-center gap-2 max-lg:hidden">
        <Eye size={14} strokeWidth={1.75} aria-hidden="true" />
        {typing ? text.recordedLineTyping : text.recordedLine}
      </span>
      <RecordedDialog recorded={attempt.recorded} company={attempt.company_name} />
    </>
  );
}
