import type { AttemptTask } from '@/api/words';
import { Badge } from '@/ui/Badge';

import { Groups } from './Groups';
import { difficultyLabel, limitText } from './rules';
import { Samples } from './Samples';
import { Statement } from './Statement';
import { text } from './text';

type TaskTextProps = { task: AttemptTask; total: number };

/** A task as the candidate reads it: share of the score, statement, samples, limits and groups. */
export function TaskText({ task, total }: TaskTextProps) {
  return (
    <article
      className="@container flex-1 overflow-y-auto px-[22px] py-[18px]"
      tabIndex={0}
      aria-label={task.title}
    >
      <div className="mb-3 flex flex-wrap gap-2">
        <Badge>{text.taskOf(task.position, total)}</Badge>
        <Badge>{text.share(task.weight)}</Badge>
        <Badge>{difficultyLabel(task.difficulty)}</Badge>
      </div>
      <h2 className="mb-2.5 text-[26px] leading-8">{task.title}</h2>
      <Statement text={task.statement} />
      <p className="mt-4 text-sm text-fg-muted">
        {text.limits(limitText(task.time_limit_ms), task.memory_mib)}
      </p>
      <Samples samples={task.samples} />
      <Groups groups={task.groups} />
    </article>
  );
}
