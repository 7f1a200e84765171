import type { CandidateCard } from '@/api/words';
import { Matches } from './Matches';

type StatedProps = { card: Pick<CandidateCard, 'facts' | 'skills'>; withNames?: boolean };

/** What somebody states of the role's requirements; their skills where it names none. */
export function Stated({ card, withNames = false }: StatedProps) {
  if (card.facts.requirements.length > 0)
    return <Matches facts={card.facts} withNames={withNames} />;
  if (card.skills.length === 0) return null;
  const skills = card.skills.join(', ');
  return (
    <span className="min-w-0 truncate text-fg-muted" title={skills}>
      {skills}
    </span>
  );
}
