import { useCallback, useState, type ReactNode } from 'react';
import type { CandidateCard } from '@/api/words';
import { AssessDialog } from '@/features/selection/dialogs/AssessDialog';
import { useUser } from '@/features/session/hooks';

type Of = { role: string; named: string | null; canMove: boolean };

/** Invites somebody to an assessment; `ask` is absent where the company may not. */
export function useAssessing({ role, named, canMove }: Of) {
  const flags = useUser()?.flags;
  const may = canMove && flags?.payment === true && flags.assessment_access;
  const [card, setCard] = useState<CandidateCard | null>(null);
  const open = useCallback((asked: CandidateCard) => setCard(asked), []);
  const close = () => setCard(null);
  let dialog: ReactNode = null;
  if (card !== null)
    dialog = <AssessDialog role={role} card={card} named={named} onClose={close} />;
  return { ask: may ? open : undefined, dialog };
}
