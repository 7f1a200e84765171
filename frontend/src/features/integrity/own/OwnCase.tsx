import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { OwnIntegrityCase } from '@/api/words/integrity';
import { paths, to } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { ownCaseQuery } from '@/features/integrity/api';
import { Findings } from '@/features/integrity/Findings';
import { RulesCard } from '@/features/integrity/table/RuleTable';
import { Said } from '@/features/integrity/Said';
import { text } from '@/features/integrity/text';
import { WriteForm } from './WriteForm';

const words = text.own;

function Back() {
  return (
    <Link
      to={paths.dashboard}
      className="inline-flex min-h-8 items-center gap-1 hover:text-fg hover:underline"
    >
      <ChevronLeft size={15} strokeWidth={1.75} aria-hidden="true" />
      {words.back}
    </Link>
  );
}

function Opened({ of }: { of: OwnIntegrityCase }) {
  usePageTitle(of.assessment_title);
  const { said, examination } = of;
  const report = (
    <Link
      to={to(paths.report, { reportId: of.attempt_id })}
      className="font-medium text-link underline-offset-3 hover:underline"
    >
      {words.report}
    </Link>
  );
  return (
    <>
      <PageHeader
        above={<Back />}
        title={<span className="break-words">{of.assessment_title}</span>}
        lead={words.lead(of.company_name)}
      />
      {/* At a desk the answer is beside what it is about, and stays in view. */}
      <div className="grid max-w-3xl gap-4.5 *:min-w-0 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr] lg:items-start">
        <div>
          <Badge tone="info" dot>
            {text.ownStates[said.state]}
          </Badge>
          {of.can_answer && <p className="mt-2 text-sm">{words.asked}</p>}
        </div>
        {examination !== null && <Findings examination={examination} links={report} />}
        <div className="grid gap-4.5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          {of.can_answer && said.answer_until !== null && (
            <WriteForm key="answer" kind="answer" of={of} until={said.answer_until} />
          )}
          {!of.can_answer && <Said said={said} isOwn />}
          {of.can_appeal && of.appeal_until !== null && (
            <WriteForm key="appeal" kind="appeal" of={of} until={of.appeal_until} />
          )}
        </div>
        <RulesCard rules={of.rules} applied={examination?.rules ?? []} />
      </div>
    </>
  );
}

function Gone() {
  usePageTitle(words.goneTitle);
  return <PageHeader above={<Back />} title={words.goneTitle} lead={words.gone} />;
}

/** A question about the person's own attempt: what was seen, their answer, the decision, their appeal. */
export function OwnCase({ id }: { id: string }) {
  const query = useQuery(ownCaseQuery(id));
  if (query.data !== undefined) return <Opened of={query.data} />;
  if (isMissing(query.error)) return <Gone />;
  return query.isError ? (
    <LoadFailed query={query}>{words.loadFailed}</LoadFailed>
  ) : (
    <SkeletonRows rows={8} />
  );
}
