import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/features/session/hooks';
import { allowanceQuery } from './api';
import { warningOf } from './rules';
import { TrialLine } from './TrialLine';
import { Warning } from './Warning';

/** Says when few invitations of a plan are left, or none; a free trial says always how many it has. */
export function QuotaBanner() {
  const trial = useUser()?.company?.trial ?? null;
  return trial === null ? <PlanBanner /> : <TrialLine trial={trial} />;
}

function PlanBanner() {
  const { data } = useQuery(allowanceQuery);
  return <Warning warning={data === undefined ? null : warningOf(data)} />;
}
