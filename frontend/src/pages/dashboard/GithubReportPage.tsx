import { useParams } from 'react-router-dom';
import { Report } from '@/features/github-reports/Report';

/** A GitHub report on the person. */
export default function GithubReportPage() {
  const { reportId = '' } = useParams();
  return <Report key={reportId} side="candidate" id={reportId} />;
}
