import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import type { Offer } from '@/api/words';
import { roleQuery } from '@/features/roles/api';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { offersQuery } from './api';
import { OfferDialog } from './OfferDialog';
import { OfferBadge, OfferFacts, type Markdown } from './OfferFacts';
import { canOffer } from './rules';
import { text } from './text';
import { WithdrawOfferDialog } from './WithdrawOfferDialog';

const words = text.panel;

type OffersPanelProps = {
  application: { id: string; version: number; state: string; role_id: string };
  /** Whether the reader hires; others look. */
  canAct: boolean;
  markdown: Markdown;
};

type NewOfferProps = Omit<OffersPanelProps, 'canAct'> & { onClose: () => void };

/** The form of an offer, once it is known what the role says; empty where that cannot be read. */
function NewOffer({ application, ...rest }: NewOfferProps) {
  const role = useQuery(roleQuery(application.role_id));
  if (role.isPending) return null;
  const said = role.data === undefined ? null : (role.data.published ?? role.data.form);
  return <OfferDialog application={application} role={said} {...rest} />;
}

/** The offers to one candidate, for the company. */
export function OffersPanel({ application, canAct, markdown }: OffersPanelProps) {
  const query = useQuery(offersQuery(application.id));
  const [making, setMaking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Offer | null>(null);
  const ready = canAct && canOffer(application.state);
  const make = (
    <Button size="sm" variant="primary" onClick={() => setMaking(true)}>
      {words.make}
    </Button>
  );
  return (
    <Card title={text.title} action={ready ? make : undefined}>
      <Loaded query={query} failed={words.failed}>
        {({ items }) => (
          <>
            {items.length === 0 && (
              <EmptyState icon={FileSignature}>{ready ? words.ready : words.empty}</EmptyState>
            )}
            <ul className="flex flex-col gap-5">
              {items.map((offer) => (
                <li key={offer.id} className="flex flex-col gap-2">
                  <span>
                    <OfferBadge offer={offer} />
                  </span>
                  <OfferFacts offer={offer} markdown={markdown} />
                  {canAct && offer.state === 'open' && (
                    <span>
                      <Button size="sm" onClick={() => setWithdrawing(offer)}>
                        {words.withdraw}
                      </Button>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {making && (
        <NewOffer application={application} markdown={markdown} onClose={() => setMaking(false)} />
      )}
      {withdrawing !== null && (
        <WithdrawOfferDialog offer={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </Card>
  );
}
