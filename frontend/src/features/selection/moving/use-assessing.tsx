import { useCallback, useState, type ReactNode } from 'react';
import type { CandidateCard } from '@/api/words';
import { mayAssess } from '@/features/company/rules';
import { AssessDialog } from '@/features/selection/dialogs/AssessDialog';
import { useUser } from '@/features/session/hooks';

type Of = {
  role: string;
  named: string | null;
  canMove: boolean;
  /** After several were invited. */
  onInvited?: () => void;
};

/** Invites one or several to an assessment; `ask` and `askAll` are absent where the company may not. */
export function useAssessing({ role, named, canMove, onInvited }: Of) {
  const user = useUser();
  const may = canMove && user !== null && mayAssess(user);
  const [cards, setCards] = useState<readonly CandidateCard[]>([]);
  const ask = useCallback((card: CandidateCard) => setCards([card]), []);
  const close = () => setCards([]);
  let dialog: ReactNode = null;
  if (cards.length > 0)
    dialog = (
      <AssessDialog
        role={role}
        cards={cards}
        named={named}
        onInvited={cards.length > 1 ? onInvited : undefined}
        onClose={close}
      />
    );
  return { ask: may ? ask : undefined, askAll: may ? setCards : undefined, dialog };
}
