import { Link, useLocation } from 'react-router-dom';

import type { ReportTask } from '@/api/words';
import { text } from '@/features/reports/text';

export type Section = 'summary' | 'tasks' | 'playback' | 'integrity' | 'assistant' | 'reviews';

/** Addresses of the report's own parts. What stands behind the `#` of a shared report stays there. */
export function useSearch() {
  const { hash } = useLocation();
  return (section: Section, task?: ReportTask) => ({
    search: `?section=${section}${task === undefined ? '' : `&task=${task.position}`}`,
    hash,
  });
}

type TaskChoiceProps = {
  section: Section;
  tasks: readonly ReportTask[];
  shown: ReportTask | null;
};

/** Which task is shown, in the address. */
export function TaskChoice({ section, tasks, shown }: TaskChoiceProps) {
  const search = useSearch();
  return (
    <nav aria-label={text.chooseTask} className="mb-4 flex flex-wrap gap-1.5 print:hidden">
      {tasks.map((task) => (
        <Link
          key={task.position}
          to={search(section, task)}
          aria-current={task.position === shown?.position ? 'true' : undefined}
          className="inline-flex h-8 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm hover:bg-surface-hover aria-[current]:border-primary-line aria-[current]:bg-primary-soft aria-[current]:text-primary-text max-md:h-11"
        >
          <span className="font-semibold tabular-nums">{task.position}</span>
          {task.title}
        </Link>
      ))}
    </nav>
  );
}
