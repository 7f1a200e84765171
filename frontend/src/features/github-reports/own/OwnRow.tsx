import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { GithubReport } from '@/api/words/github-reports';
import { paths, to } from '@/facts/paths';
import { leaveTo } from '@/platform/navigation';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Time, useNow } from '@/ui/Time';
import { beginConsent, refreshReports, type Act } from '@/features/github-reports/api';
import { canRead, isOver, isUnderWay, whyNotRefresh } from '@/features/github-reports/rules';
import { Reading, StateBadge } from '@/features/github-reports/StateBadge';
import { text } from '@/features/github-reports/text';
import { ActDialog } from './ActDialog';

const words = text.own;

function headingOf({ company_name: company, state }: GithubReport): string {
  if (company === null) return words.own;
  return state === 'requested' ? words.by(company) : words.sharedWith(company);
}

/** The word on the button that leads to GitHub; null where that leads nowhere. */
function consentWord({ company_name: company, state }: GithubReport): string | null {
  if (state === 'requested') return company === null ? words.connect : words.consent;
  if (state === 'failed') return words.again;
  return state === 'ready' ? words.refresh : null;
}

type ConsentProps = { one: GithubReport };

/** Leaves for GitHub. */
function Consent({ one }: ConsentProps) {
  const client = useQueryClient();
  const label = consentWord(one);
  const now = useNow();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => beginConsent(one),
    onSuccess: leaveTo,
    onError: () => refreshReports(client),
  });
  const why = (failed: Error) =>
    hasCode(failed, 'stale_version') ? words.stale : failureWords(failed, words.failed);
  if (label === null) return null;
  return (
    <>
      <Button
        variant={one.state === 'ready' ? 'secondary' : 'primary'}
        loading={isPending || isSuccess}
        disabledReason={whyNotRefresh(one, now)}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      {error !== null && <ErrorBox error={error}>{why(error)}</ErrorBox>}
    </>
  );
}

type OwnRowProps = {
  one: GithubReport;
  /** Whether there is a report of one's own that a company can be given. */
  canShare: boolean;
};

/** A request or a report on the person, and what they may do with it. */
export function OwnRow({ one, canShare }: OwnRowProps) {
  const [what, setWhat] = useState<Act | null>(null);
  const { company_name: company, state } = one;
  const heading = headingOf(one);
  const asks = state === 'requested' && company !== null;
  return (
    <li className="flex flex-col gap-3 py-4.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{heading}</h3>
        <StateBadge of={one} />
      </div>
      {asks && <p className="text-sm break-words whitespace-pre-line">{one.message}</p>}
      <Reading of={one} />
      {one.failure !== null && (
        <p className="text-sm text-fg-muted">{text.failures[one.failure]}</p>
      )}
      {!isOver(state) && !isUnderWay(state) && (company !== null || state !== 'requested') && (
        <p className="text-xs text-fg-muted">
          {asks ? words.until : words.expires} <Time at={one.expires_at} look="absolute" />
        </p>
      )}
      {!isOver(state) && (
        <div className="flex flex-wrap gap-2">
          {canRead(one) && (
            <Button asChild>
              <Link
                to={to(paths.ownGithubReport, { reportId: one.id })}
                aria-label={words.openOf(heading)}
              >
                {words.open}
              </Link>
            </Button>
          )}
          <Consent one={one} />
          {asks && canShare && <Button onClick={() => setWhat('share')}>{words.share}</Button>}
          {asks ? (
            <Button onClick={() => setWhat('decline')}>{words.decline}</Button>
          ) : (
            <Button variant="danger" onClick={() => setWhat('withdraw')}>
              {company === null ? words.remove : words.withdraw}
            </Button>
          )}
        </div>
      )}
      {what !== null && <ActDialog one={one} what={what} onClose={() => setWhat(null)} />}
    </li>
  );
}
