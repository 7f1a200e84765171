import { useState } from 'react';
import type { AdminPartnerDetail } from '@/api/words';
import { SumsTable } from '@/features/partners/SumsTable';
import { termsWords } from '@/features/partners/rules';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { Time } from '@/ui/Time';
import { shortDayWords } from '@/ui/time';
import { AdjustDialog } from './AdjustDialog';
import { StateBadge } from './PartnerList';
import { ReasonDialog, type Asked } from './ReasonDialog';
import { TermsDialog } from './TermsDialog';
import { text } from './text';

const words = text.detail;

/** What can be done about a partner. */
export function PartnerActs({ detail }: { detail: AdminPartnerDetail }) {
  const { partner } = detail;
  const [asked, setAsked] = useState<Asked | 'terms' | 'adjust'>();
  const close = () => setAsked(undefined);
  const standing = partner.state === 'active' ? 'suspend' : 'restore';
  const acts = ['terms', 'adjust', ...(partner.code === null ? [] : ['code' as const])] as const;
  return (
    <>
      {acts.map((act) => (
        <Button key={act} onClick={() => setAsked(act)}>
          {text.acts[act]}
        </Button>
      ))}
      <Button
        variant={standing === 'suspend' ? 'danger' : 'secondary'}
        onClick={() => setAsked(standing)}
      >
        {text.acts[standing]}
      </Button>
      {asked === 'terms' && <TermsDialog partner={partner.id} onClose={close} />}
      {asked === 'adjust' && <AdjustDialog partner={partner.id} onClose={close} />}
      {asked !== undefined && asked !== 'terms' && asked !== 'adjust' && (
        <ReasonDialog partner={partner.id} of={partner} act={asked} onClose={close} />
      )}
    </>
  );
}

/** Who a partner is, what is agreed, and what they earned. */
export function PartnerCards({ detail }: { detail: AdminPartnerDetail }) {
  const { partner, terms } = detail;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      <Card>
        <dl className="divide-y divide-line text-sm">
          <Fact label={text.table.state}>
            <StateBadge state={partner.state} />
          </Fact>
          <Fact label={text.table.kind}>{text.kinds[partner.kind]}</Fact>
          <Fact label={words.code}>
            <span className="font-mono text-xs">{partner.code ?? text.none}</span>
          </Fact>
          <Fact label={words.since}>
            <Time at={partner.since} look="short" />
          </Fact>
        </dl>
      </Card>
      <Card title={words.terms} headingLevel={2}>
        {terms.length === 0 ? (
          <p className="text-sm text-fg-muted">{words.noTerms}</p>
        ) : (
          <ul className="flex flex-col gap-3 text-sm">
            {terms.map((one, at) => (
              <li key={`${one.effective_from}-${at}`}>
                <p className="font-medium">{words.from(shortDayWords(one.effective_from))}</p>
                <p>{termsWords(one)}</p>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={words.earnings} headingLevel={2}>
        {partner.sums.length === 0 ? (
          <p className="text-sm text-fg-muted">{words.noEarnings}</p>
        ) : (
          <SumsTable sums={partner.sums} />
        )}
      </Card>
    </div>
  );
}
