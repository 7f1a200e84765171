import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPartner, AdminReferral, Commission } from '@/api/words';
import { CommissionHead, CommissionRow } from '@/features/partners/CommissionRows';
import { ListCard, Nothing } from '@/features/partners/ListCard';
import { StatementHead, StatementRow } from '@/features/partners/StatementRows';
import { text as partnerText } from '@/features/partners/text';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Td, Th } from '@/ui/Table';
import { Time } from '@/ui/Time';
import { ledgerQuery, referralsQuery, statementsQuery } from './api';
import { ReasonDialog } from './ReasonDialog';
import { text } from './text';

const words = text.detail;

/** Whom the partner brought; a flag can be cleared. */
export function Referrals({ partner }: { partner: string }) {
  const query = useInfiniteQuery(referralsQuery(partner));
  const [asked, setAsked] = useState<AdminReferral>();
  return (
    <>
      <ListCard
        query={query}
        caption={words.tabs.referrals}
        empty={<Nothing>{words.noReferrals}</Nothing>}
        head={
          <>
            <Th>{text.referral.name}</Th>
            <Th>{text.referral.code}</Th>
            <Th>{text.referral.stage}</Th>
            <Th>{text.referral.flag}</Th>
            <Th>{text.referral.since}</Th>
            <Th>{text.referral.until}</Th>
            <Th aboveButtons>{text.referral.act}</Th>
          </>
        }
        row={(one) => (
          <tr key={one.id}>
            <Td>
              {one.name}
              {one.company !== null && <p className="text-xs text-fg-muted">{one.company}</p>}
            </Td>
            <Td className="font-mono text-xs">{one.code}</Td>
            <Td>{partnerText.stages[one.stage]}</Td>
            <Td>
              {one.flag === 'same_domain' ? (
                <Badge tone="caution" dot>
                  {text.flags[one.flag]}
                </Badge>
              ) : (
                text.flags[one.flag]
              )}
            </Td>
            <Td className="whitespace-nowrap">
              <Time at={one.brought_at} look="short" />
            </Td>
            <Td className="whitespace-nowrap">
              {one.credit_until === null ? text.none : <Time at={one.credit_until} look="short" />}
            </Td>
            <Td numeric>
              {one.flag === 'same_domain' && (
                <Button size="sm" onClick={() => setAsked(one)}>
                  {text.referral.clear}
                </Button>
              )}
            </Td>
          </tr>
        )}
      />
      {asked !== undefined && (
        <ReasonDialog
          partner={partner}
          of={asked}
          act="clear"
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const canDecline = ({ state }: Commission) => state === 'pending' || state === 'due';

/** What the partner earned; what no statement has can be declined. */
export function Ledger({ partner }: { partner: string }) {
  const query = useInfiniteQuery(ledgerQuery(partner));
  const [asked, setAsked] = useState<Commission>();
  return (
    <>
      <ListCard
        query={query}
        caption={words.tabs.ledger}
        empty={<Nothing>{words.noLedger}</Nothing>}
        head={
          <CommissionHead>
            <Th aboveButtons>{text.referral.act}</Th>
          </CommissionHead>
        }
        row={(one) => (
          <CommissionRow key={one.id} one={one}>
            <Td numeric>
              {canDecline(one) && (
                <Button size="sm" onClick={() => setAsked(one)}>
                  {text.acts.decline}
                </Button>
              )}
            </Td>
          </CommissionRow>
        )}
      />
      {asked !== undefined && (
        <ReasonDialog
          partner={partner}
          of={asked}
          act="decline"
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** The partner's statements. */
export function Statements({ partner }: { partner: string }) {
  const query = useInfiniteQuery(statementsQuery(partner));
  return (
    <ListCard
      query={query}
      caption={words.tabs.statements}
      empty={<Nothing>{words.noStatements}</Nothing>}
      head={<StatementHead />}
      row={(statement) => <StatementRow key={statement.id} statement={statement} />}
    />
  );
}

/** Whom to write to. */
export function Contacts({ partner }: { partner: AdminPartner }) {
  return (
    <Card>
      <dl className="divide-y divide-line text-sm">
        <Fact label={words.organisation}>{partner.organisation}</Fact>
        <Fact label={words.name}>{partner.display_name}</Fact>
        <Fact label={words.email}>
          <a
            href={`mailto:${partner.email}`}
            className="text-link underline underline-offset-3 break-all"
          >
            {partner.email}
          </a>
        </Fact>
      </dl>
    </Card>
  );
}
