import { Send } from 'lucide-react';
import type { CandidateCard } from '@/api/words';
import { AT_ONCE } from '@/features/selection/api';
import { text } from '@/features/selection/text';
import { Button } from '@/ui/Button';

type AssessButtonProps = {
  /** Who is chosen. */
  cards: readonly CandidateCard[];
  onAssess: (cards: readonly CandidateCard[]) => void;
};

function whyNot(cards: readonly CandidateCard[]): string | undefined {
  if (cards.length === 0) return text.assess.choosePeople;
  if (cards.length > AT_ONCE) return text.assess.tooMany;
  const others = cards.some(({ state }) => state !== 'shortlisted');
  return others ? text.assess.onlyShortlist : undefined;
}

/** Invites those who are chosen; says why where it cannot. */
export function AssessButton({ cards, onAssess }: AssessButtonProps) {
  const words = text.assess;
  const why = whyNot(cards);
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
