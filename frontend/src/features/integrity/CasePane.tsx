import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { IntegrityCase } from '@/api/words/integrity';
import { paths, to } from '@/facts/paths';
import { useUser } from '@/features/session/hooks';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { caseQuery, type Side } from './api';
import { DecideDialog } from './DecideDialog';
import { Findings } from './Findings';
import { whyNot } from './rules';
import { RulesCard } from './table/RuleTable';
import { Said } from './Said';
import { text } from './text';

const words = text.one;

type CasePaneProps = { side: Side; id: string };

/** One case to be read and decided. */
export function CasePane({ side, id }: CasePaneProps) {
  const query = useQuery(caseQuery(side, id));
  if (query.data !== undefined) return <Opened side={side} of={query.data} />;
  if (!query.isError) return <SkeletonRows />;
  if (isMissing(query.error)) return <p className="p-4.5 text-sm text-fg-muted">{words.gone}</p>;
  return <LoadFailed query={query}>{words.failed}</LoadFailed>;
}

function Links({ of }: { of: IntegrityCase }) {
  const report = to(paths.report, { reportId: of.attempt_id });
  const look = 'font-medium text-link underline-offset-3 hover:underline';
  return (
    <>
      <Link to={`${report}?section=playback`} className={look}>
        {text.findings.playback}
      </Link>
      <Link to={report} className={look}>
        {text.findings.report}
      </Link>
    </>
  );
}

function Opened({ side, of }: { side: Side; of: IntegrityCase }) {
  const [deciding, setDeciding] = useState(false);
  const role = useUser()?.company?.role;
  const decides = side === 'admin' || role === 'owner' || role === 'reviewer';
  const why = whyNot(side, of, decides);
  const { said, examination } = of;
  const waits = of.can_decide || why !== null;
  return (
    <div className="flex flex-col gap-4.5">
      <Card>
        <Badge tone="info" dot className="mb-2">
          {text.states[said.state]}
        </Badge>
        <h2 className="text-2xl break-words">{of.candidate_name}</h2>
        <p className="mb-3 text-sm text-fg-muted">
          {of.assessment_title}
          {side === 'admin' && `, ${of.company_name}`}
        </p>
        {waits && (
          <Button
            variant="primary"
            disabledReason={why ?? undefined}
            onClick={() => setDeciding(true)}
          >
            {said.state === 'appealed' ? words.decideAppeal : words.decide}
          </Button>
        )}
        {why !== null && <p className="mt-2 text-sm text-fg-muted">{why}</p>}
        {of.appeal_until !== null && (
          <p className="mt-2 text-sm text-fg-muted">
            {words.appealUntil} <Time at={of.appeal_until} look="absolute" />
          </p>
        )}
      </Card>
      {examination !== null && <Findings examination={examination} links={<Links of={of} />} />}
      <Said said={said} isOwn={false} />
      <RulesCard rules={of.rules} applied={examination?.rules ?? []} />
      {of.history.length > 0 && (
        <History
          title={words.history}
          steps={of.history}
          wordsOf={({ action }) => words.steps[action] ?? action}
        />
      )}
      {deciding && <DecideDialog side={side} of={of} onClose={() => setDeciding(false)} />}
    </div>
  );
}
