import { Send } from 'lucide-react';
import type { CandidateCard } from '@/api/words';
import { text } from '@/features/selection/text';
import { Button } from '@/ui/Button';

type AssessButtonProps = {
  /** Who is chosen. */
  cards: readonly CandidateCard[];
  onAssess: (cards: readonly CandidateCard[]) => void;
};

/** Invites those who are chosen; says why where it cannot. */
export function AssessButton({ cards, onAssess }: AssessButtonProps) {
  const words = text.assess;
  const others = cards.some(({ state }) => state !== 'shortlisted');
  const why = cards.length === 0 ? words.choosePeople : others ? words.onlyShortlist : undefined;
  return (
    <Button
      variant="primary"
      icon={<Send size={15} strokeWidth={1.75} aria-hidden="true" />}
      {...(why === undefined ? { onClick: () => onAssess(cards) } : { disabledReason: why })}
    >
      {words.act}
    </Button>
  );
}
