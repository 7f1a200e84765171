import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { isMissing } from '@/api/failure';
import type { User } from '@/api/words';
import type { OwnStory } from '@/features/story-writing/draft';
import { paths } from '@/facts/paths';
import { ownStoryQuery } from '@/features/story-writing/api';
import { Gate } from '@/features/story-writing/Gate';
import { keptForm } from '@/features/story-writing/saving/kept';
import { ManualForm } from '@/features/story-writing/manual/ManualForm';
import { editPath } from '@/features/story-writing/notices';
import { Sent } from '@/features/story-writing/manual/Sent';
import { text } from '@/features/story-writing/text';
import { useOwnDrafts } from '@/features/story-writing/own/use-own-drafts';
import { Button } from '@/ui/Button';
import { LoadFailed } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';
import { SkeletonRows } from '@/ui/Skeleton';
import { preview } from './Preview';

const words = text.form;

type Opened = { user: User; onSent: (own: OwnStory) => void; onCreated: (id: string) => void };

function Loaded({ id, user, ...rest }: Opened & { id: string }) {
  const query = useQuery(ownStoryQuery(id));
  if (query.data !== undefined) {
    if (query.data.actions.includes('edit'))
      return (
        <ManualForm own={query.data} verified={user.email_verified} drawn={preview} {...rest} />
      );
    return <Standing sentence={words.locked} />;
  }
  if (!query.isError) return <SkeletonRows rows={6} />;
  if (isMissing(query.error)) return <Standing sentence={words.gone} />;
  return <LoadFailed query={query}>{words.loadFailed}</LoadFailed>;
}

function Standing({ sentence }: { sentence: string }) {
  return (
    <p className="text-md">
      {sentence}{' '}
      <Link to={`${paths.dashboard}#interviews`} className="text-link underline">
        {words.back}
      </Link>
    </p>
  );
}

type BegunProps = Opened & {
  /** Another story is wanted, even where there are drafts. */
  another: boolean;
};

/** Without a story in the address: the draft that one has begun, or an empty form. */
function Begun({ user, another, ...rest }: BegunProps) {
  const drafts = useOwnDrafts();
  // Words that only this tab has come before a draft that the server keeps.
  const [asNew, setAsNew] = useState(() => another || keptForm(null) !== null);
  if (asNew)
    return <ManualForm own={null} verified={user.email_verified} drawn={preview} {...rest} />;
  const [first] = drafts ?? [];
  if (first !== undefined) return <Navigate to={editPath(first.id)} replace />;
  // From now on this form stays, also once its own draft is in the list.
  if (drafts !== undefined) setAsNew(true);
  return <SkeletonRows rows={6} />;
}

const another = (
  <Button asChild>
    <Link to={`${paths.submitInterviewManual}?new`}>{words.another}</Link>
  </Button>
);

/** The form: with the story that the address names, with one's draft, or empty. */
export default function Manual() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('id');
  const [made, setMade] = useState<string | null>(null);
  const [sent, setSent] = useState<OwnStory | null>(null);
  const created = useCallback(
    (draft: string) => {
      setMade(draft);
      void navigate(editPath(draft), { replace: true });
    },
    [navigate],
  );
  // The draft that this form has just made stays open in it: only the address learns its name.
  const fresh = id === null || id === made;
  const title = fresh ? words.title : words.titleEdit;
  usePageTitle(title);
  return (
    <Gate>
      {(user) => (
        <div className="mx-auto max-w-180 bg-surface px-4 py-8 md:my-8 md:rounded-xl md:border md:border-line md:px-10">
          {sent !== null ? (
            <Sent own={sent} />
          ) : (
            <>
              <PageHeader title={title} lead={words.lead} actions={!fresh && another} />
              {fresh ? (
                <Begun
                  another={params.has('new')}
                  user={user}
                  onCreated={created}
                  onSent={setSent}
                />
              ) : (
                <Loaded key={id} id={id} user={user} onCreated={created} onSent={setSent} />
              )}
            </>
          )}
        </div>
      )}
    </Gate>
  );
}
