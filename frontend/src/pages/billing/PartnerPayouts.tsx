import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { PartnerPayout } from '@/api/words';
import { paths } from '@/facts/paths';
import { StaffOnly } from '@/features/billing/StaffOnly';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { money, monthWords } from '@/features/partners/rules';
import { text as statements } from '@/features/partners/text';
import { payoutsQuery } from '@/features/partner-payouts/api';
import { PayDialog } from '@/features/partner-payouts/PayDialog';
import { stateOf, states } from '@/features/partner-payouts/rules';
import { text } from '@/features/partner-payouts/text';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { Segmented } from '@/ui/Segmented';
import { Td, Th } from '@/ui/Table';
import { usePageTitle } from '@/ui/page-title';
import { shortDayWords } from '@/ui/time';

const options = states.map((value) => ({ value, label: text.states[value] }));
const today = () => new Date().toISOString().slice(0, 10);

type RowProps = { payout: PartnerPayout; onPay: () => void };

function Row({ payout, onPay }: RowProps) {
  const { statement, organisation, email } = payout;
  return (
    <tr>
      <Td>
        {organisation}
        <p className="text-xs text-fg-muted">{email}</p>
      </Td>
      <Td className="whitespace-nowrap">{monthWords(statement.period)}</Td>
      <Td className="whitespace-nowrap">{shortDayWords(statement.pay_on)}</Td>
      <Td>{statement.reference ?? statements.none}</Td>
      <Td numeric className="whitespace-nowrap">
        {money(statement.total, statement.currency)}
      </Td>
      <Td numeric>
        {statement.state === 'review' &&
          (today() > statement.review_until ? (
            <Button size="sm" onClick={onPay}>
              {text.record}
            </Button>
          ) : (
            <span className="text-xs text-fg-muted">
              {text.early(shortDayWords(statement.review_until))}
            </span>
          ))}
      </Td>
    </tr>
  );
}

/** The statements of all partners: those to pay, and those that were paid. */
export default function PartnerPayouts() {
  usePageTitle(text.title);
  return (
    <StaffOnly>
      <Payouts />
    </StaffOnly>
  );
}

function Payouts() {
  const [params, setParams] = useSearchParams();
  const state = stateOf(params.get('state'));
  const query = useInfiniteQuery(payoutsQuery(state));
  const [paying, setPaying] = useState<PartnerPayout>();
  const actions = (
    <Button asChild>
      <Link to={paths.billingDashboard}>{text.back}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} actions={actions} />
      <div className="mb-4">
        <Segmented
          label={text.state}
          value={state}
          onChange={(next) => setParams({ state: next }, { replace: true })}
          options={options}
        />
      </div>
      <ListCard
        query={query}
        caption={text.caption}
        empty={<Nothing>{text.empty[state]}</Nothing>}
        head={
          <>
            <Th>{text.partner}</Th>
            <Th>{statements.statements.month}</Th>
            <Th>{statements.statements.payOn}</Th>
            <Th>{statements.statements.reference}</Th>
            <Th numeric>{statements.statements.total}</Th>
            <Th aboveButtons>{text.act}</Th>
          </>
        }
        row={(payout) => (
          <Row key={payout.statement.id} payout={payout} onPay={() => setPaying(payout)} />
        )}
      />
      {paying !== undefined && <PayDialog payout={paying} onClose={() => setPaying(undefined)} />}
    </>
  );
}
