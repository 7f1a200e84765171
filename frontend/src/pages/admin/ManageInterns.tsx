import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { CandidateStanding } from '@/api/words';
import { paths } from '@/facts/paths';
import { useRecentSignIn } from '@/features/account/security/recent-sign-in';
import { ExportButton } from '@/features/exports/ExportButton';
import { candidatesQuery, exportCandidates } from '@/features/people/api';
import { PersonLine } from '@/features/people/line/PersonLine';
import { PersonPane } from '@/features/people/PersonPane';
import { ProposedCard } from '@/features/role-proposals/ProposedCard';
import { detailOf, nameOf, standingOf, standings } from '@/features/people/rules';
import { text } from '@/features/people/text';
import { QueueRows } from '@/features/review-queue/QueueRows';
import { ReviewQueue } from '@/features/review-queue/ReviewQueue';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { SearchField } from '@/ui/SearchField';
import { Time } from '@/ui/Time';

type Place = { standing: CandidateStanding; search: string; candidate?: string | undefined };

function address({ standing, search, candidate }: Place): string {
  const query = new URLSearchParams({
    standing,
    ...(search === '' ? {} : { search }),
    ...(candidate === undefined ? {} : { candidate }),
  });
  return `${paths.adminInterns}?${query.toString()}`;
}

/** All candidates: a search, what their accounts lack, and the candidate that is open. */
export default function ManageInterns() {
  const [params, setParams] = useSearchParams();
  const asked = {
    standing: standingOf(params.get('standing')),
    search: params.get('search') ?? '',
  };
  const open = params.get('candidate');
  const { run, dialog } = useRecentSignIn();
  const query = useInfiniteQuery(candidatesQuery(asked));
  const search = (words: string) =>
    setParams({ standing: asked.standing, ...(words === '' ? {} : { search: words }) });
  return (
    <ReviewQueue
      words={text}
      keepsClosed
      queues={{
        names: standings,
        labels: text.standings,
        hints: text.hints,
        counts: undefined,
        chosen: asked.standing,
        home: 'all',
      }}
      open={open}
      address={(standing, candidate) => address({ ...asked, standing, candidate })}
      query={query}
      actions={
        <div className="flex flex-wrap gap-2">
          <SearchField value={asked.search} onSearch={search} words={text.search} />
          <SavedFilters list="manage_interns" shown={{ standing: asked.standing }} />
          <ExportButton load={() => exportCandidates(asked)} />
        </div>
      }
      list={(rows, link) => (
        <QueueRows
          label={text.listLabel}
          rows={rows}
          open={open}
          link={link}
          dense
          row={(person) => ({
            name: nameOf(person),
            detail: detailOf(person),
            since: (
              <>
                {text.joined}
                <Time at={person.joined_at} look="relative" />
              </>
            ),
            badges: <PersonLine person={person} />,
          })}
        />
      )}
      item={(id) => (
        <>
          <PersonPane
            key={id}
            id={id}
            confirmed={run}
            proposals={(to) => <ProposedCard {...to} />}
          />
          {dialog}
        </>
      )}
    />
  );
}
