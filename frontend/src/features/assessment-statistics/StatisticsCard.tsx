import { useQuery } from '@tanstack/react-query';
import type { AssessmentStatistics, AssessmentTask, ItemStatistics } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { Table, Td, Th } from '@/ui/Table';
import { statisticsQuery } from './api';
import { coefficient, percent, reliabilityWords, variantWords } from './rules';
import { text } from './text';

type StatisticsCardProps = { assessmentId: string; tasks: readonly AssessmentTask[] };

/** The standard error of an assessment's scores, and how hard and how telling its tasks are. */
export function StatisticsCard({ assessmentId, tasks }: StatisticsCardProps) {
  const query = useQuery(statisticsQuery(assessmentId));
  return (
    <Card flush title={text.title}>
      <Loaded query={query} failed={text.failed}>
        {(statistics) => <Shown statistics={statistics} tasks={tasks} />}
      </Loaded>
    </Card>
  );
}

type ShownProps = { statistics: AssessmentStatistics; tasks: readonly AssessmentTask[] };

function Shown({ statistics, tasks }: ShownProps) {
  const { people, shown_from } = statistics;
  if (people === 0) return <p className="px-4.5 py-4 text-sm text-fg-muted">{text.none}</p>;
  return (
    <>
      <div className="space-y-1 px-4.5 py-4 text-sm">
        <p>{reliabilityWords(statistics)}</p>
        {statistics.tasks.length === 0 && <p>{text.tooFewForTasks(people, shown_from)}</p>}
        <p className="text-fg-muted">{text.lead}</p>
      </div>
      {statistics.tasks.length > 0 && <Items statistics={statistics} tasks={tasks} />}
    </>
  );
}

function Items({ statistics, tasks }: ShownProps) {
  const title = (position: number) =>
    tasks.find((task) => task.position === position)?.problem.title ?? '';
  return (
    <Table caption={text.caption}>
      <thead>
        <tr>
          <Th>{text.item}</Th>
          <Th numeric title={text.facilityHelp}>
            {text.facility}
          </Th>
          <Th numeric title={text.discriminationHelp}>
            {text.discrimination}
          </Th>
          <Th numeric title={text.infitHelp}>
            {text.infit}
          </Th>
          <Th>{text.remarks}</Th>
        </tr>
      </thead>
      <tbody>
        {statistics.tasks.map(({ position, item, groups, variants }) => [
          <Item
            key={position}
            name={text.task(
              position,
              variants.length === 0 ? title(position) : text.drawn(variants.length),
            )}
            item={item}
            isTask
          />,
          ...groups.map((group) => (
            <Item key={`${position}/${group.name}`} name={group.name} item={group.item} />
          )),
          ...variants.map((variant) => (
            <tr key={variant.problem_id}>
              <Td className="pl-9 text-fg-muted">{titleOf(tasks, variant.problem_id)}</Td>
              <Td colSpan={4} className="text-fg-muted">
                {variantWords(variant, statistics.error_from)}
              </Td>
            </tr>
          )),
        ])}
      </tbody>
    </Table>
  );
}

/** What a problem is called that is the task's own or a variant. */
function titleOf(tasks: readonly AssessmentTask[], problemId: string): string {
  const problems = tasks.flatMap((task) => [task.problem, ...task.variants]);
  return problems.find((problem) => problem.id === problemId)?.title ?? '';
}

type ItemProps = { name: string; item: ItemStatistics; isTask?: boolean };

function Item({ name, item, isTask = false }: ItemProps) {
  return (
    <tr>
      <Td className={isTask ? 'font-medium whitespace-pre' : 'pl-9 text-fg-muted'}>{name}</Td>
      <Td numeric>{percent(item.facility_thousandths)}</Td>
      <Td numeric>{coefficient(item.discrimination_thousandths)}</Td>
      <Td numeric>{coefficient(item.infit_thousandths)}</Td>
      <Td>
        <span className="flex flex-wrap gap-1">
          {item.remarks.map((remark) => (
            <Badge key={remark} tone="caution">
              {text.remarkWords[remark]}
            </Badge>
          ))}
        </span>
      </Td>
    </tr>
  );
}
