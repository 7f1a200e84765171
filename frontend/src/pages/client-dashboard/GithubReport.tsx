import { useParams } from 'react-router-dom';
import { Report } from '@/features/github-reports/Report';

/** A GitHub report that the company has asked for. */
export default function GithubReport() {
  const { reportId = '' } = useParams();
  return <Report key={reportId} side="company" id={reportId} />;
}
