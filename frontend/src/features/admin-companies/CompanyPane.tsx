import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AdminCompanyDetail, CompanyFlag } from '@/api/words';
import { everythingAbout } from '@/features/audit/rules';
import { useActKeys } from '@/features/review-queue/hooks';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { History } from '@/ui/History';
import { Time } from '@/ui/Time';
import { shortDayWords } from '@/ui/time';
import { ActDialog, type Asked } from './ActDialog';
import { TeamCard } from './TeamCard';
import { MergeCard } from './merging/MergeCard';
import { MergedCard } from './merging/MergedCard';
import { actsOf, flags, keyOf, stateTones, stepWords } from './rules';
import { text } from './text';

type FlagRowProps = {
  flag: CompanyFlag;
  detail: AdminCompanyDetail;
  onAsk: (asked: Asked) => void;
};

/** One flag: whether it is open and why, what it opens, and what can be done about it. */
function FlagRow({ flag, detail, onAsk }: FlagRowProps) {
  const { company, grants } = detail;
  const grant = grants.find((one) => one.flag === flag);
  const isOpen = company.flags.includes(flag);
  const name = text.flags[flag];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 text-sm last:border-b-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <Badge tone={isOpen ? 'positive' : 'neutral'} dot>
            {grant === undefined
              ? isOpen
                ? text.byItself
                : text.closed
              : grant.expires_at === null
                ? text.grantedAlways
                : text.granted(shortDayWords(grant.expires_at.slice(0, 10)))}
          </Badge>
        </p>
        <p className="mt-0.5 text-xs text-fg-muted">{text.effects[flag]}</p>
        {grant !== undefined && (
          <p className="mt-0.5 text-xs break-words text-fg-muted">
            {grant.reason} · {text.by(grant.granted_by)} · <Time at={grant.granted_at} />
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          aria-label={text.grantOf(name)}
          disabledReason={
            flag === 'direct_release' && company.state !== 'approved'
              ? text.approvedOnly
              : undefined
          }
          onClick={() => onAsk({ kind: 'grant', flag })}
        >
          {text.grant}
        </Button>
        {grant !== undefined && (
          <Button
            size="sm"
            variant="danger"
            aria-label={text.revokeOf(name)}
            onClick={() => onAsk({ kind: 'revoke', flag })}
          >
            {text.revoke}
          </Button>
        )}
      </div>
    </li>
  );
}

function coverWords({ paid_until: paid, open_until: open, grants }: AdminCompanyDetail): string {
  const said = [
    ...(paid === null ? [] : [text.paidUntil(shortDayWords(paid))]),
    ...(open === null ? [] : [text.openUntil(shortDayWords(open))]),
  ];
  if (said.length > 0) return said.join(', ');
  return grants.some(({ flag }) => flag === 'payment') ? text.grantedNotPaid : text.notPaid;
}

type CompanyPaneProps = {
  detail: AdminCompanyDetail;
  /** What is to be decided about the company, which comes first. */
  decision: ReactNode;
  /** What it pays for. */
  plan: ReactNode;
};

/** What the admin decides about one company, with what was decided; parts of other features among it. */
export function CompanyPane({ detail, decision, plan }: CompanyPaneProps) {
  const { company } = detail;
  const [asked, setAsked] = useState<Asked | null>(null);
  const suspended = company.state === 'suspended';
  const acts = useMemo(() => actsOf(detail), [detail]);
  useActKeys(acts, keyOf, (kind) => setAsked({ kind }));
  if (company.state === 'merged') return <MergedCard detail={detail} />;
  return (
    <div className="grid items-start gap-4.5 lg:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-4.5">
        {decision}
        <Card title={text.flagsTitle}>
          <ul>
            {flags.map((flag) => (
              <FlagRow key={flag} flag={flag} detail={detail} onAsk={setAsked} />
            ))}
          </ul>
        </Card>
        {plan}
      </div>
      <div className="flex min-w-0 flex-col gap-4.5">
        <Card title={text.standing}>
          <p className="text-sm">
            <Badge tone={stateTones[company.state]} dot>
              {text.states[company.state]}
            </Badge>
          </p>
          <p className="mt-2 text-sm text-fg-muted">
            {company.state === 'suspended' ? text.standingDetail : text.stateDetails[company.state]}
          </p>
          <p className="mt-2 text-sm">{coverWords(detail)}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant={suspended ? 'secondary' : 'danger'}
              aria-keyshortcuts={keyOf.suspend.toUpperCase()}
              onClick={() => setAsked({ kind: suspended ? 'restore' : 'suspend' })}
            >
              {suspended ? text.restore : text.suspend}
            </Button>
            {detail.paid_until !== null && (
              <Button
                aria-keyshortcuts={keyOf.grace.toUpperCase()}
                onClick={() => setAsked({ kind: 'grace' })}
              >
                {text.grace}
              </Button>
            )}
          </div>
        </Card>
        <TeamCard company={company.id} />
        <History
          title={text.history}
          steps={detail.history}
          wordsOf={stepWords}
          action={
            <Link
              to={everythingAbout(company.id)}
              className="text-sm font-semibold text-link underline-offset-3 hover:underline"
            >
              {text.inTrail}
            </Link>
          }
        />
        <MergeCard company={company} />
      </div>
      {asked !== null && (
        <ActDialog company={company.id} asked={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
