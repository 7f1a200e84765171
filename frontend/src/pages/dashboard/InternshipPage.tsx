import { useParams } from 'react-router-dom';
import { InternshipFrame } from '@/features/internships/InternshipFrame';
import { InternshipView } from '@/features/internships/InternshipView';

/** One of the person's internships. */
export default function InternshipPage() {
  const { internshipId = '' } = useParams();
  return (
    <InternshipFrame side="candidate" id={internshipId}>
      {(internship) => <InternshipView side="candidate" internship={internship} canAct />}
    </InternshipFrame>
  );
}
