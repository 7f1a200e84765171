import { History } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { failureWords } from '@/api/failure';
import { idempotencyKey } from '@/api/idempotency';
import type { EarlierResult as Offer, InviteCard } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { useEarlierResult } from '@/features/invitations/hooks';
import { text } from '@/features/invitations/text';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import { Time } from '@/ui/Time';

const words = text.earlier;

function ReportLink({ id }: { id: string }) {
  return (
    <Button asChild>
      <Link to={to(paths.report, { reportId: id })}>{words.read}</Link>
    </Button>
  );
}

/** What agreeing means, and the button that shares. */
function Share({ code, offer }: { code: string; offer: Offer }) {
  const [agreed, setAgreed] = useState(false);
  const { share } = useEarlierResult(code);
  const why = words.states[offer.state];
  if (why !== null) return <p className="text-sm">{why}</p>;
  return (
    <>
      <div className="text-sm">
        <p className="font-medium">{words.what}</p>
        <p className="text-fg-muted">{offer.consent_detail}</p>
      </div>
      <Checkbox checked={agreed} onChange={setAgreed} label={words.consent} />
      {share.isError && (
        <ErrorBox error={share.error}>{failureWords(share.error, words.failed)}</ErrorBox>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          loading={share.isPending}
          disabledReason={agreed ? undefined : words.consentMissing}
          onClick={() => share.mutate({ offer, key: share.variables?.key ?? idempotencyKey() })}
        >
          {words.use}
        </Button>
        <ReportLink id={offer.report_id} />
      </div>
    </>
  );
}

/** An earlier result in place of another attempt, where there is one; until when nobody can begin again. */
export function EarlierResult({ card }: { card: Pick<InviteCard, 'code' | 'earlier'> }) {
  const { cools_until = null, offer = null } = card.earlier ?? {};
  if (cools_until === null && offer === null) return null;
  return (
    <section
      aria-label={words.title}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4.5"
    >
      <h2 className="text-lg">{words.title}</h2>
      {offer !== null && (
        <p>
          {words.taken} <Time at={offer.taken_at} look="absolute" />. {words.score(offer.fineness)}{' '}
          {offer.state === 'ready' && words.instead}
        </p>
      )}
      {cools_until !== null && (
        <p>
          {words.cools} <Time at={cools_until} look="absolute" />. {offer === null && words.none}
        </p>
      )}
      {offer !== null && <Share code={card.code} offer={offer} />}
    </section>
  );
}

/** What was shared in place of an attempt, and taking it back. */
export function SharedResult({ card }: { card: InviteCard }) {
  const { withdraw } = useEarlierResult(card.code);
  const [asks, setAsks] = useState(false);
  const shared = card.earlier?.shared ?? null;
  if (shared === null) {
    return (
      <Notice icon={History}>
        <p>{words.withdrawn}</p>
        <p className="text-fg-muted">{words.withdrawnNext}</p>
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-medium">{words.shared}</p>
        <p className="mt-1 text-sm text-fg-muted">
          {words.sharedFrom} <Time at={shared.taken_at} look="absolute" />.
        </p>
      </div>
      {withdraw.isError && (
        <ErrorBox error={withdraw.error}>
          {failureWords(withdraw.error, words.withdrawFailed)}
        </ErrorBox>
      )}
      <div className="flex flex-wrap gap-3">
        <ReportLink id={shared.report_id} />
        <Button variant="ghost" loading={withdraw.isPending} onClick={() => setAsks(true)}>
          {words.withdraw}
        </Button>
      </div>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.withdrawTitle}
        description={words.withdrawDetail}
        confirmLabel={words.withdraw}
        cancelLabel={words.withdrawKeep}
        danger
        loading={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setAsks(false) })}
      />
    </div>
  );
}
