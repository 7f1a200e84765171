import type { CandidateFacts } from '@/api/words/hiring/slates';
import { cx } from '@/ui/cx';
import { matchesOf } from './match-words';

type MatchesProps = {
  facts: CandidateFacts;
  /** Whether there is room for the names of what is stated. What is missing never reads like a skill. */
  withNames?: boolean;
};

/** How much somebody states of what the role requires; which, and what is missing, stands in its title. */
export function Matches({ facts, withNames = false }: MatchesProps) {
  const { stated, short, long } = matchesOf(facts.requirements);
  return (
    <span className={cx('text-fg-muted', withNames ? 'min-w-0 truncate' : 'shrink-0')} title={long}>
      {short}
      <span className="sr-only">. {long}</span>
      {withNames && stated.length > 0 && (
        <span aria-hidden="true" className="block truncate text-fg">
          {stated.join(', ')}
        </span>
      )}
    </span>
  );
}
