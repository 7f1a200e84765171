import { useParams } from 'react-router-dom';
import { OwnCase } from '@/features/integrity/own/OwnCase';

/** One question about an attempt of the person's. */
export default function QuestionPage() {
  const { caseId = '' } = useParams();
  return <OwnCase id={caseId} />;
}
