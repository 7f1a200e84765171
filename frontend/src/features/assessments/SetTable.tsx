import type { AssessmentTask } from '@/api/words';
import { difficultyLabel } from '@/features/problems/rules';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Table, Td, Th } from '@/ui/Table';

import { text } from './text';

type Named = Pick<AssessmentTask['problem'], 'id' | 'slug' | 'title'>;

type SetTableProps = {
  tasks: readonly AssessmentTask[];
  /** Where the problem can be read as a candidate sees it, beside those that are drawn in its place. */
  preview: (problem: Named, drawn: readonly Named[]) => string;
  /** Where it can be read how the problem went. */
  report: (problem: Named) => string;
};

const drawn = (task: AssessmentTask): readonly Named[] => [task.problem, ...task.variants];

/** The tasks of an assessment in their order, with their weights. */
export function SetTable({ tasks, preview, report }: SetTableProps) {
  return (
    <Card flush>
      <Table caption={text.set}>
        <thead>
          <tr>
            <Th>{text.name}</Th>
            <Th>{text.difficulty}</Th>
            <Th numeric>{text.weight}</Th>
            <Th>{text.performance}</Th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.id}>
              <Td>
                <span className="mr-2.5 text-fg-subtle tabular-nums">{task.position}</span>
                <a
                  href={preview(task.problem, drawn(task))}
                  className="font-medium underline-offset-3 hover:underline"
                >
                  {task.problem.title}
                </a>
                {task.variants.length > 0 && (
                  <ul aria-label={text.variantsOf(task.problem.title)} className="pl-5">
                    {task.variants.map((variant) => (
                      <li key={variant.id}>
                        <a
                          href={preview(variant, drawn(task))}
                          className="underline-offset-3 hover:underline"
                        >
                          {variant.title}
                        </a>
                      </li>
                    ))}
                    <li className="text-xs text-fg-muted">
                      {text.oneIsDrawn(task.variants.length + 1)}
                    </li>
                  </ul>
                )}
              </Td>
              <Td>
                <Badge>{difficultyLabel(task.problem.difficulty)}</Badge>
              </Td>
              <Td numeric>{task.weight}%</Td>
              <Td>
                {drawn(task).map((problem) => (
                  <a
                    key={problem.id}
                    href={report(problem)}
                    className="block font-medium underline underline-offset-3"
                    aria-label={text.performanceOf(problem.title)}
                  >
                    {text.performanceLink}
                  </a>
                ))}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
