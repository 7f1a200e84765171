import type { AdminCandidateRow } from '@/api/words/admin';
import { stateOf } from '@/features/people/rules';
import { text } from '@/features/people/text';
import { shortDayOf } from '@/ui/time';

const tones: Record<keyof typeof text.accountStates, string> = {
  complete: '',
  incomplete: '',
  unverified: 'font-medium text-caution-text',
  locked: 'font-medium text-negative-text',
  merged: '',
};

/** How an account is, and the best verified result, whose day is left out where a row is narrow. */
export function PersonLine({ person }: { person: AdminCandidateRow }) {
  const { best } = person;
  const state = stateOf(person);
  return (
    <>
      <span className={tones[state]}>{text.accountStates[state]}</span>
      {best !== null && (
        <span title={text.bestOf(shortDayOf(best.submitted_at))}>
          {text.best}
          <span className="font-medium text-fg">{best.fineness}</span>
          <span className="max-md:hidden">{text.bestOn(shortDayOf(best.submitted_at))}</span>
        </span>
      )}
    </>
  );
}
