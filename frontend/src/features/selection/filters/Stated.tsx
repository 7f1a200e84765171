import type { CandidateCard } from '@/api/words';
import { Matches } from './Matches';

/** What somebody states of the role's requirements; their skills where it names none. */
export function Stated({ card }: { card: CandidateCard }) {
  if (card.facts.requirements.length > 0) return <Matches facts={card.facts} />;
  if (card.skills.length === 0) return null;
  return <p className="truncate text-xs text-fg-muted">{card.skills.join(', ')}</p>;
}
