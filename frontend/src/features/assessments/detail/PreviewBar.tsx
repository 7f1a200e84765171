import { Link } from 'react-router-dom';

import { paths, to } from '@/facts/paths';
import { text } from '@/features/assessments/text';

import { taskPath, usePreviewed } from './preview';

type PreviewBarProps = {
  assessmentId: string;
  /** The id of the problem that is shown. */
  current: string | undefined;
};

/** The tasks of an assessment that is looked at as a candidate sees it, and the way back to it; nothing where it is not the reader's. */
export function PreviewBar({ assessmentId, current }: PreviewBarProps) {
  const assessment = usePreviewed(assessmentId);
  if (assessment === undefined) return null;
  return (
    <nav
      aria-label={text.previewTasks(assessment.title)}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm"
    >
      {assessment.tasks.map((task) => {
        const { problem, position, variants } = task;
        const isCurrent = [problem, ...variants].some(({ id }) => id === current);
        return (
          <Link
            key={task.id}
            to={taskPath(task, assessmentId)}
            aria-current={isCurrent ? 'page' : undefined}
            className="inline-flex min-h-6 items-center underline underline-offset-3 aria-[current]:font-semibold aria-[current]:no-underline max-md:min-h-11"
          >
            {text.previewTask(position, problem.title)}
          </Link>
        );
      })}
      <Link
        to={to(paths.assessmentDetail, { assessmentId })}
        className="inline-flex min-h-6 items-center text-link underline-offset-3 hover:underline max-md:min-h-11"
      >
        {text.previewBack}
      </Link>
    </nav>
  );
}
