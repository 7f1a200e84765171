import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { resolveQuery } from '@/features/invitations/api';
import { text } from '@/features/invitations/text';
import { withPatience } from '@/platform/loading/patience';

import { InviteView } from './InviteView';
import { NotActive } from './NotActive';
import { StageProblem } from './stage/StageProblem';
import { StageSkeleton } from './stage/StageSkeleton';

const ProblemPreview = lazy(withPatience(() => import('./ProblemPreview')));

/** The address without its query, and without a slash at its end. */
const bare = (path: string) => path.split('?')[0]?.replace(/\/$/u, '');

/** /codebrainv2/…: the server says whether this is an invitation or a problem; a wrong spelling is sent on. */
export default function CodebrainEntry() {
  const { first = '', second } = useParams();
  const location = useLocation();
  const query = useQuery(resolveQuery(first, second));
  if (query.isPending) return <StageSkeleton label={text.loading} />;
  if (query.isLoadingError) {
    return <StageProblem query={query} />;
  }
  const { kind, path } = query.data;
  if (kind === 'not_found') return <NotActive />;
  if (path !== null && bare(path) !== bare(location.pathname)) {
    return <Navigate to={{ pathname: path, search: location.search }} replace />;
  }
  if (kind === 'attempt') return <InviteView code={first} referral={second} />;
  return (
    <Suspense fallback={<StageSkeleton label={text.loading} />}>
      <ProblemPreview slug={first} version={second} />
    </Suspense>
  );
}
