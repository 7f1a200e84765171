import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { AdminCandidateDetail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { useActKeys } from '@/features/review-queue/hooks';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { AccessDialog } from './AccessDialog';
import { candidateQuery } from './api';
import { ErasureCard } from './ErasureCard';
import { type Confirmed, ExportDataCard } from './exporting/ExportDataCard';
import { ExtraTimeCard } from './extra-time/ExtraTimeCard';
import { Involved } from './Involved';
import { DuplicatesCard } from './merging/DuplicatesCard';
import { MergedCard } from './merging/MergedCard';
import { PersonBadges } from './PersonBadges';
import { actsOf, nameOf, stepWords, type PersonAct } from './rules';
import { text } from './text';
import { VerificationCard } from './verification/VerificationCard';

const { facts } = text;
const keyOf: Record<PersonAct, string> = { lock: 'l', unlock: 'l' };

type Candidate = {
  readonly candidate: { readonly id: string; readonly name: string };
  /** Whether they can be asked for something: verified, and not locked. */
  readonly canAnswer: boolean;
};

type Composed = {
  /** The roles that were proposed to the candidate. */
  readonly proposals: (to: Candidate) => ReactNode;
  /** Runs an act that wants a recent sign-in. */
  readonly confirmed: Confirmed;
};

/** What is known of a candidate, and locking the account. Key: L. */
export function PersonPane({ id, ...composed }: { id: string } & Composed) {
  const query = useQuery(candidateQuery(id));
  if (query.data !== undefined) return <Opened detail={query.data} {...composed} />;
  if (!query.isError) return <SkeletonRows />;
  if (isMissing(query.error)) return <p className="p-4.5 text-sm text-fg-muted">{text.gone}</p>;
  return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
}

function Facts({ detail }: { detail: AdminCandidateDetail }) {
  const { headline, education, skills, pool, username } = detail;
  return (
    <dl className="divide-y divide-line text-sm">
      <Fact label={facts.email}>
        <span className="mr-2">{detail.email}</span>
        <Badge tone={detail.email_verified ? 'positive' : 'caution'} dot>
          {detail.email_verified ? facts.verified : text.notVerified}
        </Badge>
      </Fact>
      <Fact label={facts.username}>{username ?? facts.none}</Fact>
      <Fact label={facts.profile}>
        {detail.profile_completed ? facts.complete : facts.incomplete}
      </Fact>
      {headline !== null && <Fact label={facts.headline}>{headline}</Fact>}
      {education !== null && <Fact label={facts.education}>{education}</Fact>}
      {skills.length > 0 && <Fact label={facts.skills}>{skills.join(', ')}</Fact>}
      <Fact label={facts.pool}>{pool === null ? facts.notInPool : text.pool[pool]}</Fact>
      {detail.brought_by !== null && (
        <Fact label={facts.broughtBy}>
          <Link
            to={to(paths.adminPartner, { partnerId: detail.brought_by.id })}
            className="text-link underline underline-offset-3"
          >
            {detail.brought_by.organisation}
          </Link>
        </Fact>
      )}
      <Fact label={facts.joined}>
        <Time at={detail.joined_at} look="absolute" />
      </Fact>
    </dl>
  );
}

function Opened({ detail, proposals, confirmed }: { detail: AdminCandidateDetail } & Composed) {
  const [asking, setAsking] = useState(false);
  const acts = useMemo(() => actsOf(detail), [detail]);
  useActKeys(acts, keyOf, () => setAsking(true));
  return (
    <div className="flex flex-col gap-4.5">
      <Card>
        <div className="mb-2 flex flex-wrap gap-1.5 empty:hidden">
          <PersonBadges person={detail} />
        </div>
        <h2 className="mb-3 text-2xl break-words">{nameOf(detail)}</h2>
        {acts.map((act) => (
          <div key={act} className="mb-4">
            <Button
              variant="secondary"
              aria-keyshortcuts={keyOf[act].toUpperCase()}
              onClick={() => setAsking(true)}
            >
              {text.acts[act]}
            </Button>
          </div>
        ))}
        <Facts detail={detail} />
      </Card>
      {detail.merged_into === null && !detail.email_verified && (
        <VerificationCard person={detail} />
      )}
      {detail.merged_into !== null && <MergedCard into={detail.merged_into} />}
      <Involved detail={detail} />
      <p className="text-xs text-fg-muted">{text.latest}</p>
      {detail.merged_into === null && (
        <>
          {proposals({
            candidate: { id: detail.id, name: nameOf(detail) },
            canAnswer: !detail.locked && detail.email_verified,
          })}
          <ExtraTimeCard person={detail} />
          <DuplicatesCard person={detail} />
          <ExportDataCard person={detail} confirmed={confirmed} />
          <ErasureCard person={detail} />
        </>
      )}
      {detail.history.length > 0 && (
        <History title={text.history} steps={detail.history} wordsOf={stepWords} />
      )}
      {asking && <AccessDialog person={detail} onClose={() => setAsking(false)} />}
    </div>
  );
}
