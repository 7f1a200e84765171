import { useQuery } from '@tanstack/react-query';
import { Card } from '@/ui/Card';
import { CopyField } from '@/ui/CopyField';
import { LoadFailed } from '@/ui/Loaded';
import { referralLinks, referralsQuery } from './api';
import { text } from './text';

/** One's own link, once there is a code; how many came by it, once somebody has. */
export function ReferralCard() {
  const query = useQuery(referralsQuery);
  const { data } = query;
  if (data === undefined && query.isError)
    return <LoadFailed query={query}>{text.failed}</LoadFailed>;
  if (data === undefined || data.code === null) return null;
  const count = data.people + data.companies;
  return (
    <Card title={text.title}>
      <p className="mb-3 text-sm text-fg-muted">{text.lead}</p>
      <CopyField
        label={text.candidates}
        value={referralLinks(data.code, location.origin).candidates}
      />
      <p className="mt-2 text-xs text-fg-muted">
        {text.code}: <span className="font-mono">{data.code}</span>.{' '}
        {count > 0 ? text.signedUp(count) : text.nobody}
      </p>
    </Card>
  );
}
