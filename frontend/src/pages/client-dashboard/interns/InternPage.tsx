import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { InternshipFrame } from '@/features/internships/InternshipFrame';
import { InternshipView } from '@/features/internships/InternshipView';
import { useUser } from '@/features/session/hooks';
import { teamQuery } from '@/features/team/api';

/** One internship at the company. */
export default function InternPage() {
  const { internshipId = '' } = useParams();
  const role = useUser()?.company?.role;
  const hires = role === 'owner' || role === 'recruiter';
  const team = useQuery({ ...teamQuery, enabled: hires });
  const readers = team.data?.members.filter((member) => member.role !== 'billing') ?? [];
  const colleagues = readers.map(({ id, name }) => ({ id, name }));
  return (
    <InternshipFrame side="company" id={internshipId}>
      {(internship) => (
        <InternshipView
          side="company"
          internship={internship}
          canAct={hires}
          colleagues={colleagues}
        />
      )}
    </InternshipFrame>
  );
}
