import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { idempotencyKey } from '@/api/idempotency';
import type { EarlierResult, InviteCard } from '@/api/words';
import { startAttempt } from '@/features/attempts/api';
import { checkVerified } from '@/features/session/actions';

import { cardsKey, declineInvitation, shareEarlierResult, withdrawEarlierResult } from './api';

/** Starts the attempt of an invitation and opens its first task. */
export function useStart({ code, consent_edition: edition }: InviteCard) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    networkMode: 'always',
    // One key for the card: pressing again after a lost answer starts nothing twice.
    mutationFn: (key: string) => startAttempt(code, edition, key),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [...cardsKey, code] });
      void navigate({ search: '?task=1' }, { replace: true });
    },
  });
  return {
    starting: start.isPending,
    error: start.error,
    start: () => start.mutate(start.variables ?? idempotencyKey()),
  };
}

/** Asks whether the viewer's address is verified by now; the card then shows the next step. */
export function useVerifiedCheck() {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: checkVerified,
    onSuccess: () => client.invalidateQueries({ queryKey: cardsKey }),
  });
  return { checking: check.isPending, check: () => check.mutate() };
}

/** Shares an earlier result, and takes it back. */
export function useEarlierResult(code: string) {
  const client = useQueryClient();
  const changed = () => client.invalidateQueries({ queryKey: [...cardsKey, code] });
  const share = useMutation({
    mutationFn: ({ offer, key }: { offer: EarlierResult; key: string }) =>
      shareEarlierResult(
        code,
        { consent: true, edition: offer.consent_edition, report_id: offer.report_id },
        key,
      ),
    onSettled: changed,
  });
  const withdraw = useMutation({
    mutationFn: () => withdrawEarlierResult(code),
    onSuccess: changed,
  });
  return { share, withdraw };
}

/** Declines an invitation; the card then says so. */
export function useDecline(code: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => declineInvitation(code),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [...cardsKey, code] }),
        client.invalidateQueries({ queryKey: ['invitations', 'mine'] }),
      ]),
  });
}
