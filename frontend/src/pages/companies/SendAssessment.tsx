import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardCheck, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';

import { rows } from '@/api/cache/page';
import type { AssessmentDetail, SendResult } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { assessmentQuery, assessmentsQuery } from '@/features/assessments/api';
import { readiness } from '@/features/assessments/rules';
import { pageLock } from '@/features/company/rules';
import { allowanceQuery } from '@/features/quota/api';
import { QuotaBanner } from '@/features/quota/QuotaBanner';
import { MessageStep } from '@/features/sending/steps/MessageStep';
import { parseRecipients } from '@/features/sending/parse';
import { PeopleStep } from '@/features/sending/steps/PeopleStep';
import { ResultTable } from '@/features/sending/ResultTable';
import { ReviewStep } from '@/features/sending/steps/ReviewStep';
import {
  blockedAt,
  countOf,
  EMPTY_DRAFT,
  overQuota,
  resultRows,
  type ResultRow,
  STEPS,
  toRequest,
} from '@/features/sending/rules';
import { RulesStep } from '@/features/sending/steps/RulesStep';
import { changeSendDraft, useSendDraft } from '@/features/sending/store';
import { text } from '@/features/sending/text';
import { userKey } from '@/features/session/api';
import { useUser } from '@/features/session/hooks';
import { useUrlChoice } from '@/features/shell/url-choice';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';

/** Sends an assessment to many people; says what is missing where the company may not. */
export default function SendAssessment() {
  usePageTitle(text.title);
  return (
    <div className="page-alone mx-auto max-w-280">
      <Way />
    </div>
  );
}

function Way() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const user = useUser();
  const chosen = params.get('assessment');
  if (user === null) return <SkeletonRows rows={6} />;
  if (user.company?.id !== id) {
    const home = (
      <Button asChild>
        <Link to={user.company === null ? paths.dashboard : paths.clientHome}>{text.home}</Link>
      </Button>
    );
    return <Calm title={text.notYours} detail={text.notYoursDetail} action={home} />;
  }
  // After a free trial the tab is open to be read, and nobody is invited.
  const lock = pageLock(paths.assessmentNew, user);
  if (lock !== null) {
    // The tab says how it is opened, and offers the way.
    const tab = (
      <Button asChild>
        <Link to={paths.assessment}>{text.toTab}</Link>
      </Button>
    );
    return <Calm title={text.locked} detail={lock.detail} action={tab} />;
  }
  return chosen === null ? <Choose company={id} /> : <Chosen key={chosen} assessmentId={chosen} />;
}

function Calm({ title, detail, action }: { title: string; detail: string; action: ReactNode }) {
  return (
    <>
      <PageHeader title={text.title} />
      <Card>
        <EmptyState icon={Lock} title={title} action={action}>
          {detail}
        </EmptyState>
      </Card>
    </>
  );
}

/** Which assessment to send. */
function Choose({ company }: { company: string }) {
  const query = useInfiniteQuery(assessmentsQuery);
  const assessments = rows(query.data);
  const link = (assessmentId: string) =>
    `${to(paths.companySendAssessment, { id: company })}?assessment=${assessmentId}`;
  const create = (
    <Button asChild>
      <Link to={paths.assessmentNew}>{text.create}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title={text.title} lead={text.choose} />
      {query.isPending && <SkeletonRows />}
      {query.isError && <LoadFailed query={query}>{text.loadFailed}</LoadFailed>}
      {query.isSuccess && assessments.length === 0 && (
        <Card>
          <EmptyState icon={ClipboardCheck} action={create}>
            {text.chooseEmpty}
          </EmptyState>
        </Card>
      )}
      <ul className="flex flex-col gap-2">
        {assessments.map((assessment) => (
          <li key={assessment.id}>
            <Link
              to={link(assessment.id)}
              className="block min-h-11 rounded-lg border border-line bg-surface p-3.5 text-sm font-medium hover:bg-surface-hover"
            >
              {assessment.title}
            </Link>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className="mt-4"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {text.next}
        </Button>
      )}
    </>
  );
}

function Chosen({ assessmentId }: { assessmentId: string }) {
  const query = useQuery(assessmentQuery(assessmentId));
  if (query.isPending) return <SkeletonRows rows={6} />;
  if (query.isError) return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
  if (readiness(query.data) === 'ready') return <Send assessment={query.data} />;
  const open = (
    <Button asChild variant="primary">
      <Link to={to(paths.assessmentDetail, { assessmentId })}>{text.toAssessment}</Link>
    </Button>
  );
  return <Calm title={query.data.title} detail={text.notReady} action={open} />;
}

function Send({ assessment }: { assessment: AssessmentDetail }) {
  const client = useQueryClient();
  const draft = useSendDraft();
  const [step, setStep] = useUrlChoice('step', [...STEPS]);
  const [sent, setSent] = useState<readonly ResultRow[] | null>(null);
  const parsed = parseRecipients(draft.people, draft.columns);
  if (sent !== null)
    return <Sent assessmentId={assessment.id} rows={sent} onAgain={() => setSent(null)} />;
  const onSent = (result: SendResult) => {
    const became = resultRows(parsed, result.rows);
    setSent(became);
    changeSendDraft({ ...EMPTY_DRAFT, people: overQuota(became) });
    setStep('people');
    void client.invalidateQueries({ queryKey: ['invitations', assessment.id] });
    void client.invalidateQueries({ queryKey: ['assessments'] });
    void client.invalidateQueries({ queryKey: allowanceQuery.queryKey });
    void client.invalidateQueries({ queryKey: userKey });
  };
  const at = STEPS.indexOf(step);
  const before = STEPS[at - 1];
  const after = STEPS[at + 1];
  const blocked = blockedAt(draft, parsed, new Date());
  const change = changeSendDraft;
  const review =
    blocked === null ? (
      <ReviewStep
        assessmentId={assessment.id}
        request={toRequest(draft, parsed)}
        parsed={parsed}
        onSent={onSent}
      />
    ) : (
      <EmptyState
        icon={ClipboardCheck}
        action={<Button onClick={() => setStep(blocked)}>{text.step[blocked]}</Button>}
      >
        {text.finishFirst(text.step[blocked])}
      </EmptyState>
    );
  const settings = assessment.settings;
  const contents = {
    people: <PeopleStep draft={draft} parsed={parsed} onChange={change} />,
    rules: <RulesStep draft={draft} settings={settings} onChange={change} />,
    message: (
      <MessageStep assessmentId={assessment.id} draft={draft} parsed={parsed} onChange={change} />
    ),
    review,
  };
  return (
    <>
      <PageHeader title={text.title} lead={text.lead(assessment.title)} />
      <QuotaBanner />
      <Tabs
        label={text.steps}
        value={step}
        onChange={setStep}
        panelClassName="pt-4"
        tabs={STEPS.map((value) => ({
          value,
          label: text.step[value],
          content: contents[value],
        }))}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        {before !== undefined && <Button onClick={() => setStep(before)}>{text.previous}</Button>}
        {after !== undefined && (
          <Button variant="primary" onClick={() => setStep(after)}>
            {text.next}
          </Button>
        )}
      </div>
    </>
  );
}

type SentProps = { assessmentId: string; rows: readonly ResultRow[]; onAgain: () => void };

function Sent({ assessmentId, rows: done, onAgain }: SentProps) {
  return (
    <>
      <PageHeader title={text.sent.title(countOf(done, 'invited'))} lead={text.sent.lead} />
      <Card flush>
        <ResultTable rows={done} words={text.review.done} />
      </Card>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" asChild>
          <Link to={to(paths.assessmentDetail, { assessmentId })}>{text.sent.toList}</Link>
        </Button>
        <Button onClick={onAgain}>{text.sent.again}</Button>
      </div>
    </>
  );
}
