import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hasCode } from '@/api/errors';
import { loginPath } from '@/facts/paths';
import { pairIn } from '@/features/grids/converter/shared';
import { beginningWith } from '@/features/grids/writing/puzzle-file';
import { draftsQuery, waitingQuery } from '@/features/problem-builder/api';
import { BeginDialog, type First } from '@/features/problem-builder/list/BeginDialog';
import { DraftTable } from '@/features/problem-builder/list/DraftTable';
import { ImportDialog } from '@/features/problem-builder/list/ImportDialog';
import { text } from '@/features/problem-builder/text';
import { RoomBanner } from '@/features/quota/RoomBanner';
import { useViewer } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';

/** What an address ends with that begins a problem at once. */
const NEW = '#new';

/** The problems that somebody writes, at /problem-builder-v2. */
export default function ProblemBuilder() {
  usePageTitle(text.title);
  const { pathname, hash } = useLocation();
  const state = useViewer();
  if (state.status !== 'ready' || state.user !== null) {
    return (
      <Own
        isAdmin={state.status === 'ready' && state.user?.is_admin === true}
        isCompany={state.status === 'ready' && state.user?.is_company === true}
        ready={state.status === 'ready'}
      />
    );
  }
  return (
    <div className="page-alone-x">
      <PageHeader title={text.title} lead={text.lead} />
      <EmptyState
        action={
          <Button asChild variant="primary">
            <Link to={loginPath(pathname + hash)}>{text.signIn.action}</Link>
          </Button>
        }
      >
        {text.signIn.detail}
      </EmptyState>
    </div>
  );
}

/** The puzzle that begins with the grids of this address; undefined where it hands none over. */
function drawnIn(hash: string): First | undefined {
  const pair = pairIn(hash);
  if (pair === null) return undefined;
  return {
    kind: 'grid',
    files: (title) => [{ path: 'puzzle.json', text: beginningWith(title, pair) }],
  };
}

type OwnProps = { isAdmin: boolean; isCompany: boolean; ready: boolean };

function Own({ isAdmin, isCompany, ready }: OwnProps) {
  const drafts = useInfiniteQuery({ ...draftsQuery, enabled: ready });
  const { hash } = useLocation();
  const [drawn] = useState(() => drawnIn(hash));
  const [asking, setAsking] = useState<'begin' | 'drawn' | 'import' | null>(
    drawn !== undefined ? 'drawn' : hash === NEW ? 'begin' : null,
  );
  const locked = hasCode(drafts.error, 'feature_locked', 'role');
  return (
    <div className="page-alone-x">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          drafts.data !== undefined && (
            <>
              <Button
                icon={<Upload size={15} aria-hidden="true" />}
                onClick={() => setAsking('import')}
              >
                {text.import.open}
              </Button>
              <Button
                variant="primary"
                icon={<Plus size={15} aria-hidden="true" />}
                onClick={() => setAsking('begin')}
              >
                {text.begin.open}
              </Button>
            </>
          )
        }
      />
      {drafts.data !== undefined && isCompany && <RoomBanner of="problems" />}
      {!ready ? (
        <SkeletonRows rows={3} />
      ) : locked ? (
        <EmptyState title={text.locked.title}>{text.locked.detail}</EmptyState>
      ) : (
        <DraftTable caption={text.own} empty={text.empty} query={drafts} />
      )}
      {isAdmin && <Waiting />}
      {asking === 'begin' && drafts.data !== undefined && (
        <BeginDialog onClose={() => setAsking(null)} />
      )}
      {asking === 'drawn' && drafts.data !== undefined && (
        <BeginDialog first={drawn} onClose={() => setAsking(null)} />
      )}
      {asking === 'import' && <ImportDialog onClose={() => setAsking(null)} />}
    </div>
  );
}

/** The reviewer's queue. */
function Waiting() {
  const waiting = useInfiniteQuery(waitingQuery);
  return (
    <section className="mt-8" aria-label={text.waiting}>
      <h2 className="mb-3 text-xl">{text.waiting}</h2>
      <DraftTable caption={text.waiting} empty={text.waitingEmpty} query={waiting} />
    </section>
  );
}
