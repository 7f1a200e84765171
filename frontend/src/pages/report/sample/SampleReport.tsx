import { Link } from 'react-router-dom';

import { ownDashboard } from '@/facts/guards';
import { useViewer } from '@/features/session/hooks';
import { ReportView } from '@/pages/report/ReportView';

import { SAMPLE } from './sample';
import { words } from './text';

/** /sample-report: a report of programs that nobody wrote, for people who have none to read yet. */
export default function SampleReport() {
  const state = useViewer();
  const isSignedIn = state.status === 'ready' && state.viewer.kind === 'user';
  return (
    <ReportView
      report={SAMPLE}
      isSample
      strip={
        <>
          {words.strip}{' '}
          {isSignedIn && (
            <Link
              to={ownDashboard(state.viewer)}
              className="font-medium text-link underline underline-offset-3"
            >
              {words.back}
            </Link>
          )}
        </>
      }
    />
  );
}
