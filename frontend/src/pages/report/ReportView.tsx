import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import type { Report, ReportTask } from '@/api/words';
import { toReader } from '@/facts/reader';
import { text as assistantText } from '@/features/assistant/text';
import { ReportHeader } from '@/features/reports/cards/ReportHeader';
import { text as reviews } from '@/features/report-reviews/text';
import { dayOf, taskToShow } from '@/features/reports/rules';
import { TaskDetail } from '@/features/reports/tasks/TaskDetail';
import { text } from '@/features/reports/text';
import { cx } from '@/ui/cx';
import { usePageTitle } from '@/ui/page-title';

import { AssistantPart, hasTranscript } from './parts/AssistantPart';
import { IntegrityPart } from './parts/IntegrityPart';
import { ReviewsPart } from './parts/ReviewsPart';
import { Summary } from './parts/Summary';
import { type OpenedLink, PlaybackPart } from './PlaybackPart';
import { ReportBar } from './ReportBar';
import { type Section, TaskChoice, useSearch } from './TaskChoice';

/** The section that the address names; a link may leave some out. */
function sectionOf(named: string | null, report: Report): Section {
  const { sections, mode } = report;
  if (named === 'playback' && sections.includes('playback')) return 'playback';
  if (named === 'integrity' && sections.includes('integrity')) return 'integrity';
  if (named === 'assistant' && hasTranscript(report)) return 'assistant';
  if (named === 'reviews' && mode === 'company') return 'reviews';
  return named === 'tasks' ? 'tasks' : 'summary';
}

/** What the reader has to know of the report itself. */
function stripOf({ mode, earlier, started_at }: Report): string | undefined {
  if (mode === 'candidate') return text.yours;
  return earlier === null ? undefined : text.earlier(dayOf(started_at), earlier.elsewhere);
}

type ReportViewProps = {
  report: Report;
  /** What the reader has to know of how they came here. */
  strip?: ReactNode;
  /** What only its owner can do with it. */
  aside?: ReactNode;
  /** The button that shares it. */
  share?: ReactNode;
  /** What the company decides on it: a card of the summary, one line above the other sections. */
  review?: (look: 'card' | 'strip') => ReactNode;
  /** What opened it, where it was opened by a link. */
  link?: OpenedLink;
  /** Whether nobody is behind it: then nothing was recorded, and no grade was signed. */
  isSample?: boolean;
};

/** The report in two sections; both are printed, the screen shows the one of the URL. */
export function ReportView({
  report,
  strip,
  aside,
  share,
  review,
  link,
  isSample = false,
}: ReportViewProps) {
  usePageTitle(`${report.candidate.display_name}, ${report.assessment_title}`);
  const [params] = useSearchParams();
  const isOwn = report.mode === 'candidate';
  const said = strip ?? stripOf(report);
  const section = sectionOf(params.get('section'), report);
  const shown = taskToShow(report.tasks, params.get('task'));
  return (
    <div className="min-h-dvh bg-canvas print:bg-surface">
      <ReportBar report={report} share={share} />
      <main id="main" tabIndex={-1} className="outline-none">
        {said !== undefined && (
          <p className="border-b border-info-line bg-info-soft px-4 py-2 text-sm md:px-8 print:hidden">
            {said}
          </p>
        )}
        <ReportHeader report={report} isFirstView={section === 'summary' && review === undefined} />
        <Sections current={section} report={report} />
        <div className="mx-auto max-w-[90rem] px-4 py-[18px] md:px-8">
          {report.void_reason !== null && (
            <p className="mb-4 rounded-lg border border-caution-line bg-caution-soft p-3.5 text-sm">
              {toReader(text.voidedHelp(report.void_reason), isOwn)}
            </p>
          )}
          {(report.state === 'submitted' || report.judged_again) && (
            <p
              role="status"
              className="mb-4 rounded-lg border border-info-line bg-info-soft p-3.5 text-sm"
            >
              {report.judged_again ? toReader(text.judgedAgainHelp, isOwn) : text.judgingHelp}
            </p>
          )}
          {section !== 'summary' && review?.('strip')}
          <div className={section === 'summary' ? '' : 'hidden print:block'}>
            <Summary
              report={report}
              aside={aside}
              isSample={isSample}
              review={section === 'summary' ? review?.('card') : undefined}
            />
          </div>
          <div className={cx('print:mt-6 print:block', section === 'tasks' ? '' : 'hidden')}>
            <TaskDetails report={report} shown={section === 'tasks' ? shown : null} />
          </div>
          {section === 'reviews' && report.id !== null && (
            <ReviewsPart id={report.id} report={report} shown={shown} />
          )}
          {section === 'assistant' && <AssistantPart report={report} link={link} />}
          {section === 'integrity' && <IntegrityPart report={report} link={link} />}
          {section === 'playback' && <PlaybackPart report={report} shown={shown} link={link} />}
        </div>
      </main>
    </div>
  );
}

function Sections({ current, report }: { current: Section; report: Report }) {
  const search = useSearch();
  const tabs = [
    { section: 'summary' as const, label: text.summary, count: null },
    { section: 'tasks' as const, label: text.tasks, count: report.tasks.length },
    ...(report.sections.includes('playback')
      ? [{ section: 'playback' as const, label: text.playback, count: null }]
      : []),
    ...(report.sections.includes('integrity')
      ? [{ section: 'integrity' as const, label: text.integrity, count: null }]
      : []),
    ...(hasTranscript(report)
      ? [{ section: 'assistant' as const, label: assistantText.title, count: null }]
      : []),
    ...(report.mode === 'company'
      ? [{ section: 'reviews' as const, label: reviews.section, count: null }]
      : []),
  ];
  return (
    <nav aria-label={text.sections} className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-[90rem] gap-5.5 overflow-x-auto px-4 md:px-8">
        {tabs.map(({ section, label, count }) => (
          <Link
            key={section}
            to={search(section)}
            aria-current={current === section ? 'page' : undefined}
            className="-mb-px inline-flex h-9.5 items-center gap-[7px] border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-fg-muted -outline-offset-2 hover:text-fg aria-[current]:border-primary aria-[current]:text-fg max-md:h-11"
          >
            {label}
            {count !== null && <span className="text-fg-subtle tabular-nums">{count}</span>}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function TaskDetails({ report, shown }: { report: Report; shown: ReportTask | null }) {
  const { tasks, sections } = report;
  const isShown = (task: ReportTask) => task.position === shown?.position;
  return (
    <>
      <TaskChoice section="tasks" tasks={tasks} shown={shown} />
      {tasks.map((task) => (
        <div
          key={task.position}
          className={cx(
            'print:mb-6 print:block print:break-inside-avoid-page',
            !isShown(task) && 'hidden',
          )}
        >
          <TaskDetail task={task} sections={sections} onScreen={isShown(task)} />
        </div>
      ))}
    </>
  );
}
