import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { idempotencyKey } from '@/api/idempotency';
import type { CohortSeat } from '@/api/words/scores';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorBox } from '@/ui/ErrorBox';
import { joinCohort, seatQuery } from './api';
import { text } from './text';

const words = text.seat;

function problemOf(error: unknown): string {
  if (hasCode(error, 'email_unverified')) return words.unverified;
  if (hasCode(error, 'stale_version')) return words.changed;
  if (hasCode(error, 'invitation_closed')) return words.closed;
  return words.joinFailed;
}

/** Agreeing to what is recorded and who sees it, and whether the partner sees one's name and score. */
export function JoinForm({ code, seat }: { code: string; seat: CohortSeat }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  const [shows, setShows] = useState(false);
  const key = useRef(idempotencyKey());
  const join = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const body = { edition: seat.consent_edition, shows_result: shows };
      return joinCohort(client, code, body, key.current);
    },
    onSuccess: ({ membership }) => {
      if (membership !== null) void navigate(to(paths.attempt, { first: membership.invitation }));
    },
    onError: (error) => {
      key.current = idempotencyKey();
      if (hasCode(error, 'stale_version')) {
        setAgreed(false);
        void client.invalidateQueries({ queryKey: seatQuery(code).queryKey });
      }
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (agreed) join.mutate();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Checkbox checked={agreed} onChange={setAgreed} label={words.agree} />
      <Checkbox
        checked={shows}
        onChange={(next) => {
          key.current = idempotencyKey();
          setShows(next);
        }}
        label={words.show(seat.partner)}
        hint={words.showHint}
      />
      {join.error !== null && <ErrorBox error={join.error}>{problemOf(join.error)}</ErrorBox>}
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={join.isPending}
          disabledReason={agreed ? undefined : words.missing}
        >
          {words.join}
        </Button>
      </div>
    </form>
  );
}
