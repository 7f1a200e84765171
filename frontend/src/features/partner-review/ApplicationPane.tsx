import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isMissing } from '@/api/failure';
import type { AdminPartnerApplication, AdminPartnerApplicationDetail } from '@/api/words';
import { useActKeys } from '@/features/review-queue/hooks';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Fact } from '@/ui/Fact';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { applicationQuery } from './api';
import { DecideDialog } from './DecideDialog';
import { actsOf, stepWords, type PartnerAct } from './rules';
import { StateBadge } from './StateBadge';
import { text } from './text';

const { facts } = text;
const keyOf: Record<PartnerAct, string> = { approve: 'a', reject: 'r' };

/** One application to be read and decided. Keys: A and R, while it waits. */
export function ApplicationPane({ id }: { id: string }) {
  const query = useQuery(applicationQuery(id));
  if (query.data !== undefined) return <Opened detail={query.data} />;
  if (!query.isError) return <SkeletonRows />;
  if (isMissing(query.error)) return <p className="p-4.5 text-sm text-fg-muted">{text.gone}</p>;
  return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
}

function Facts({ application }: { application: AdminPartnerApplication }) {
  const { website, reason } = application;
  return (
    <dl className="divide-y divide-line text-sm">
      <Fact label={facts.person}>{application.display_name}</Fact>
      <Fact label={facts.email}>
        <span className="mr-2">{application.email}</span>
        <Badge tone={application.email_verified ? 'positive' : 'caution'} dot>
          {application.email_verified ? facts.verified : facts.notVerified}
        </Badge>
      </Fact>
      <Fact label={facts.kind}>{text.kinds[application.kind]}</Fact>
      <Fact label={facts.website}>
        {website === null ? (
          facts.none
        ) : (
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-link underline underline-offset-3"
          >
            {website}
          </a>
        )}
      </Fact>
      <Fact label={facts.why}>
        <span className="whitespace-pre-line">{application.why}</span>
      </Fact>
      <Fact label={facts.applied}>
        <Time at={application.applied_at} look="absolute" />
      </Fact>
      {reason !== null && <Fact label={facts.reason}>{reason}</Fact>}
    </dl>
  );
}

function Opened({ detail }: { detail: AdminPartnerApplicationDetail }) {
  const { application } = detail;
  const [act, setAct] = useState<PartnerAct | null>(null);
  const acts = useMemo(() => actsOf(application.state), [application.state]);
  useActKeys(acts, keyOf, setAct);
  return (
    <div className="flex flex-col gap-4.5">
      <Card>
        <div className="mb-2">
          <StateBadge state={application.state} />
        </div>
        <h2 className="mb-3 text-2xl break-words">{application.organisation}</h2>
        {acts.length > 0 && (
          <div className="mb-4 flex flex-wrap gap-2">
            {acts.map((each, index) => (
              <Button
                key={each}
                variant={index === 0 ? 'primary' : 'secondary'}
                aria-keyshortcuts={keyOf[each].toUpperCase()}
                onClick={() => setAct(each)}
              >
                {text.acts[each]}
              </Button>
            ))}
          </div>
        )}
        <Facts application={application} />
      </Card>
      <History title={text.history} steps={detail.history} wordsOf={stepWords} />
      {act !== null && (
        <DecideDialog key={act} application={application} act={act} onClose={() => setAct(null)} />
      )}
    </div>
  );
}
