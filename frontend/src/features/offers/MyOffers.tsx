import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { Offer } from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { LoadFailed } from '@/ui/Loaded';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { answerOffer, myOffersQuery, offersAgain } from './api';
import { OfferBadge, OfferFacts, type Markdown } from './OfferFacts';
import { text } from './text';

const words = text.mine;

type AnswerDialogProps = { offer: Offer; company: string; accept: boolean; onClose: () => void };

/** Asks once before an answer, which stays. */
function AnswerDialog({ offer, company, accept, onClose }: AnswerDialogProps) {
  const [reason, setReason] = useState('');
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => answerOffer(offer, accept, accept || reason.trim() === '' ? null : reason),
    onSuccess: async () => {
      notify('success', accept ? words.accepted : words.declined);
      await offersAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      danger={!accept}
      title={accept ? words.acceptTitle : words.declineTitle}
      description={accept ? words.acceptDetail(company) : words.declineDetail}
      failure={error === null ? null : { words: failureWords(error, words.failed), error }}
      words={{
        cancel: words.cancel,
        submit: accept ? words.acceptConfirm : words.declineConfirm,
      }}
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      {!accept && (
        <Field label={words.reason} hint={words.reasonHint} optional>
          <Textarea
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}

type OneProps = { offer: Offer; company: string; markdown: Markdown };

function One({ offer, company, markdown }: OneProps) {
  const [answering, setAnswering] = useState<boolean | null>(null);
  return (
    <Card title={words.title(company)} action={<OfferBadge offer={offer} />}>
      {offer.state === 'open' && <p className="mb-2 text-sm text-fg-muted">{words.lead}</p>}
      <OfferFacts offer={offer} markdown={markdown} />
      {offer.state === 'open' && (
        <div className="mt-3 flex flex-wrap gap-2 max-md:*:flex-1">
          <Button variant="primary" onClick={() => setAnswering(true)}>
            {words.accept}
          </Button>
          <Button onClick={() => setAnswering(false)}>{words.decline}</Button>
        </div>
      )}
      {answering !== null && (
        <AnswerDialog
          offer={offer}
          company={company}
          accept={answering}
          onClose={() => setAnswering(null)}
        />
      )}
    </Card>
  );
}

type MyOffersProps = { application: string; company: string; markdown: Markdown };

/** The offers that came of one of the person's applications; nothing where there is none. */
export function MyOffers({ application, company, markdown }: MyOffersProps) {
  const query = useQuery(myOffersQuery(application));
  if (query.isError) return <LoadFailed query={query}>{words.loadFailed}</LoadFailed>;
  return query.data?.items.map((offer) => (
    <One key={offer.id} offer={offer} company={company} markdown={markdown} />
  ));
}
