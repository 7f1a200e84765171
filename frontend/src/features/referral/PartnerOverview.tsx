import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Referrals } from '@/api/words';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CopyField } from '@/ui/CopyField';
import { EmptyState } from '@/ui/EmptyState';
import { Loaded } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { referralLinks, referralsQuery } from './api';
import { text } from './text';

const words = text.partner;

function Labelled({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        {label}
      </p>
      <CopyField label={label} value={value} />
    </div>
  );
}

/** The first code needs a username; the account page has the field for it. */
export function NoCode() {
  const choose = (
    <Button asChild>
      <Link to={paths.accountProfile}>{text.choose}</Link>
    </Button>
  );
  return (
    <EmptyState icon={UserPlus} action={choose}>
      {text.noCode}
    </EmptyState>
  );
}

function LinksCard({ code }: { code: string | null }) {
  if (code === null)
    return (
      <Card title={words.links} flush>
        <NoCode />
      </Card>
    );
  const links = referralLinks(code, location.origin);
  return (
    <Card title={words.links}>
      <div className="flex flex-col gap-4">
        <Labelled label={text.candidates} value={links.candidates} />
        <Labelled label={text.companies} value={links.companies} />
        <Labelled label={text.code} value={code} />
      </div>
      <p className="mt-4 text-xs text-fg-muted">{words.rule}</p>
    </Card>
  );
}

function SignUpsCard({ people, companies, last_30_days: lately }: Referrals) {
  const counts = [
    [words.people, people],
    [words.companies, companies],
    [words.lately, lately],
  ] as const;
  return (
    <Card title={words.signUps}>
      <dl className="divide-y divide-line">
        {counts.map(([label, count]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-sm text-fg-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {people + companies === 0 && <p className="mt-2 text-xs text-fg-muted">{words.none}</p>}
    </Card>
  );
}

/** What a partner shares, and how many have come by it. */
export function PartnerOverview() {
  const query = useQuery(referralsQuery);
  return (
    <Loaded query={query} failed={text.loadFailed} skeleton={<SkeletonRows rows={5} />}>
      {(referrals) => (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
          <LinksCard code={referrals.code} />
          <SignUpsCard {...referrals} />
        </div>
      )}
    </Loaded>
  );
}
