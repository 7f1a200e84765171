import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '@/features/exports/ExportButton';
import { countsQuery, downloadPresence } from '@/features/presence/list/api';
import { Attempts } from '@/features/presence/list/Attempts';
import { Counts, CountsSkeleton } from '@/features/presence/list/Counts';
import { Hours } from '@/features/presence/list/Hours';
import { People } from '@/features/presence/list/People';
import { text } from '@/features/presence/list/text';
import { useLivePresence } from '@/features/presence/list/use-live';
import { SavedFilters } from '@/features/saved-filters/SavedFilters';
import { Loaded } from '@/ui/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { usePageTitle } from '@/ui/page-title';

/** Who is online, the attempts in progress, and the judge's queue. */
export default function Presence() {
  usePageTitle(text.title);
  useLivePresence();
  const query = useQuery(countsQuery);
  return (
    <>
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <SavedFilters list="presence" />
            <ExportButton load={downloadPresence} />
          </>
        }
      />
      <Loaded query={query} failed={text.loadFailed} skeleton={<CountsSkeleton />}>
        {(counts) => <Counts counts={counts} />}
      </Loaded>
      <div className="grid items-start gap-4.5 lg:grid-cols-[3fr_1fr]">
        <People />
        <Attempts />
      </div>
      {query.data !== undefined && (
        <div className="mt-4.5">
          <Hours hours={query.data.hours} />
        </div>
      )}
      <p className="mt-4.5 text-xs text-fg-subtle max-lg:hidden">{text.keys}</p>
      <p className="mt-2 text-xs text-fg-muted">{text.kept}</p>
    </>
  );
}
