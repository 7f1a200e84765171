import type { ReactNode } from 'react';

import type { AttemptTask } from '@/api/words';
import { Badge } from '@/ui/Badge';

import { Groups } from './Groups';
import { difficultyLabel, limitText, typeLabel } from './rules';
import { Samples } from './Samples';
import { Statement } from './Statement';
import { text } from './text';

type TaskTextProps = {
  task: AttemptTask;
  /** What is said of it above its title, beside how hard it is. */
  facts: readonly string[];
  /** What follows the groups of tests. */
  children?: ReactNode;
};

/** What a program may use in each test. */
function Limits({ task }: Pick<TaskTextProps, 'task'>) {
  const facts = [
    [text.cpuPerTest, limitText(task.time_limit_ms)],
    [text.memoryPerTest, `${task.memory_mib} MiB`],
  ] as const;
  return (
    <section className="mt-5">
      <h3 className="mb-1.5 font-display text-md font-semibold text-fg">{text.limitsTitle}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-fg-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A task as somebody reads it who solves it: facts, statement, samples, limits and groups. */
export function TaskText({ task, facts, children }: TaskTextProps) {
  return (
    <article
      className="@container flex-1 overflow-y-auto px-[22px] py-[18px]"
      tabIndex={0}
      aria-label={task.title}
    >
      <div className="mb-3 flex flex-wrap gap-2">
        {facts.map((fact) => (
          <Badge key={fact}>{fact}</Badge>
        ))}
        <Badge>{difficultyLabel(task.difficulty)}</Badge>
        {task.type !== 'code' && <Badge>{typeLabel(task.type)}</Badge>}
      </div>
      <h2 className="mb-2.5 text-[26px] leading-8">{task.title}</h2>
      <Statement text={task.statement} />
      <Samples samples={task.samples} />
      <Limits task={task} />
      <Groups groups={task.groups} />
      {children}
    </article>
  );
}
