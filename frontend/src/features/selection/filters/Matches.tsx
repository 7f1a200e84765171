import { Check, Minus } from 'lucide-react';
import type { CandidateFacts } from '@/api/words/hiring/slates';
import { matchesOf } from './match-words';
import { text } from './text';

/** What somebody states of that which the role requires, and what not: in one line, whole in its title. */
export function Matches({ facts }: { facts: CandidateFacts }) {
  const { stated, missing } = matchesOf(facts.requirements);
  const title = [
    stated.length > 0 && `${text.states} ${stated.join(', ')}`,
    missing.length > 0 && `${text.statesNot} ${missing.join(', ')}`,
  ];
  return (
    <p
      className="flex items-center gap-2 overflow-hidden text-xs"
      title={title.filter((part) => part !== false).join('. ')}
    >
      {stated.length > 0 && (
        <span className="inline-flex min-w-0 items-center gap-1">
          <Check
            size={13}
            strokeWidth={2}
            role="img"
            aria-label={text.states}
            className="shrink-0 text-positive-text"
          />
          <span className="truncate">{stated.join(', ')}</span>
        </span>
      )}
      {missing.length > 0 && (
        <span className="inline-flex min-w-0 items-center gap-1 text-fg-muted">
          <Minus
            size={13}
            strokeWidth={2}
            role="img"
            aria-label={text.statesNot}
            className="shrink-0"
          />
          <span className="truncate">{missing.join(', ')}</span>
        </span>
      )}
    </p>
  );
}
