import { shortDayOf } from '@/ui/time';
import { text } from './text';
import { Warning } from './Warning';

/** That a free trial is over, what stays, and what to do next. */
export function TrialEnded({ at }: { at: string }) {
  return (
    <Warning warning={{ first: text.trial.ended(shortDayOf(at)), more: text.trial.readable }} />
  );
}
