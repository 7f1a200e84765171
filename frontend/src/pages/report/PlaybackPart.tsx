import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';

import type { Report, ReportTask } from '@/api/words';
import type { PlaybackSource } from '@/features/playback/api';
import { text } from '@/features/reports/text';
import { withPatience } from '@/platform/loading/patience';
import { Button } from '@/ui/Button';
import { Loading } from '@/ui/Skeleton';

import { TaskChoice, useSearch } from './TaskChoice';

const Playback = lazy(
  withPatience(async () => ({
    default: (await import('@/features/playback/Playback')).Playback,
  })),
);

/** What opened a shared report, and opens what belongs to it. */
export type OpenedLink = { readonly opening: string; readonly secret: string };

type PlaybackPartProps = {
  report: Report;
  shown: ReportTask | null;
  /** Where the report was opened by a link. */
  link: OpenedLink | undefined;
};

function sourceOf(
  report: Report,
  task: ReportTask,
  link: OpenedLink | undefined,
): PlaybackSource | null {
  if (link !== undefined) return { by: 'link', ...link, position: task.position };
  if (report.id === null || task.id === null) return null;
  return { by: 'account', reportId: report.id, taskId: task.id };
}

/** How the answers were written; fetched only when it is opened. */
export function PlaybackPart({ report, shown, link }: PlaybackPartProps) {
  const search = useSearch();
  const source = shown === null ? null : sourceOf(report, shown, link);
  if (shown === null || source === null) return null;
  return (
    <div className="print:hidden">
      <TaskChoice section="playback" tasks={report.tasks} shown={shown} />
      <Suspense fallback={<Loading label={text.loading}>{null}</Loading>}>
        <Playback
          key={shown.position}
          source={source}
          isOwn={report.mode === 'candidate'}
          task={shown}
          readCode={
            report.sections.includes('code') && (
              <Button asChild>
                <Link to={search('tasks', shown)}>{text.readCode}</Link>
              </Button>
            )
          }
        />
      </Suspense>
    </div>
  );
}
