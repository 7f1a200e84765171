import type { CandidateForCompany } from '@/api/words';
import { AskRole } from '@/features/role-proposals/asking/AskRole';
import { nameOf } from '@/features/selection/rules';
import { useUser } from '@/features/session/hooks';

/** Another role for a candidate whose result the company has, and a message where it reads their address. */
export function Onward({ candidate }: { candidate: CandidateForCompany }) {
  const user = useUser();
  if (user === null) return null;
  return (
    <AskRole
      report={candidate.assessment?.report_id ?? null}
      who={nameOf(candidate)}
      role={candidate.role_id}
      email={candidate.email}
      user={user}
    />
  );
}
