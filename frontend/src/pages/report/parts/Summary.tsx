import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Report } from '@/api/words';
import { paths } from '@/facts/paths';
import { AboutCard, CheckGradeCard } from '@/features/reports/cards/ReaderCards';
import { ScoreCard } from '@/features/reports/cards/ScoreCard';
import { ConditionsCard, RecordedCard } from '@/features/reports/cards/SideCards';
import { SignedGradeCard } from '@/features/reports/cards/SignedGradeCard';
import { SkillsCard } from '@/features/reports/cards/SkillsCard';
import { TasksCard } from '@/features/reports/cards/TasksCard';
import { text } from '@/features/reports/text';
import { useSearch } from '@/pages/report/TaskChoice';
import { cx } from '@/ui/cx';

const LINK = 'font-medium text-link underline-offset-3 hover:underline';

type SummaryProps = {
  report: Report;
  /** What only its owner can do with it. */
  aside: ReactNode;
  /** What the company decides on it. */
  review: ReactNode;
  /** Whether nobody is behind it. */
  isSample: boolean;
};

/** The first section: beside one another on a desk; on a phone the decision comes first, then the result. */
export function Summary({ report, aside, review, isSample }: SummaryProps) {
  const hasReview = review !== undefined;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr] print:block print:space-y-4">
      {hasReview && (
        <div className="min-w-0 empty:hidden lg:col-start-2 lg:row-start-1">{review}</div>
      )}
      <Result report={report} isSample={isSample} />
      <aside
        className={cx(
          'flex min-w-0 flex-col gap-4 lg:col-start-2',
          hasReview ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1',
        )}
        aria-label={text.rail}
      >
        <Rail report={report} aside={aside} isSample={isSample} />
      </aside>
    </div>
  );
}

function Result({ report, isSample }: Pick<SummaryProps, 'report' | 'isSample'>) {
  const search = useSearch();
  const way = (section: 'playback' | 'integrity' | 'tasks', words: string) => (
    <Link to={search(section)} className={`${LINK} print:hidden`}>
      {words}
    </Link>
  );
  const { sections } = report;
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <ScoreCard report={report} />
      {report.generation !== null && <SkillsCard report={report} />}
      <TasksCard
        tasks={report.tasks}
        withTests={sections.includes('tests')}
        link={(task) => (
          <Link
            to={search('tasks', task)}
            className="font-medium underline-offset-3 hover:underline"
          >
            {task.title}
          </Link>
        )}
      />
      {!isSample && (
        <RecordedCard
          report={report}
          openPlayback={sections.includes('playback') && way('playback', text.openPlayback)}
          openIntegrity={sections.includes('integrity') && way('integrity', text.openIntegrity)}
          readCode={sections.includes('code') && way('tasks', text.readCode)}
        />
      )}
      <p className="text-xs text-fg-muted">{text.together}</p>
    </div>
  );
}

/** What can be done with the report, then how the result came about. */
function Rail({ report, aside, isSample }: Omit<SummaryProps, 'review'>) {
  const { id, mode } = report;
  const isGraded = report.state === 'graded';
  return (
    <>
      {mode === 'shared' && <AboutCard />}
      {aside}
      {isGraded && id !== null && report.earlier?.elsewhere !== true && (
        <SignedGradeCard report={id} />
      )}
      {mode === 'shared' && isGraded && !isSample && <CheckGradeCard report={report} />}
      <ConditionsCard
        report={report}
        howScored={
          <Link to={paths.howScored} className={LINK}>
            {text.howScored}
          </Link>
        }
      />
    </>
  );
}
