import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OpenProblemDraft, ProblemChecklistLine } from '@/api/words/problem-drafts';
import { Card } from '@/ui/Card';
import { byTask, pageTab, WHOLE } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';

type Place = Pick<ProblemChecklistLine, 'tab' | 'task' | 'path'>;

function addressOf({ tab, task, path }: Place): string {
  const page = pageTab(tab);
  // The judge's log is one for all tasks.
  const query = new URLSearchParams({
    ...(typeof task === 'string' && page !== 'verify' ? { task } : {}),
    tab: page,
    ...(typeof path === 'string' ? { file: path } : {}),
  });
  return `?${query.toString()}`;
}

/** What stands between the draft and being published; each line leads to its place. */
export function Checklist({ draft }: { draft: OpenProblemDraft }) {
  const met = draft.checklist.filter((line) => line.is_met).length;
  return (
    <Card>
      <h2 className="flex items-baseline justify-between gap-2 text-md font-semibold">
        {text.checklist}
        <span className="text-xs font-normal text-fg-muted tabular-nums">
          {text.checklistCount(met, draft.checklist.length)}
        </span>
      </h2>
      {[...byTask(draft.checklist)].map(([task, lines]) =>
        task === WHOLE ? (
          <Lines key={task} lines={lines} />
        ) : (
          <details key={task} open={lines.some((line) => !line.is_met)} className="mt-2">
            <summary className="flex cursor-pointer items-baseline justify-between gap-2 py-1 text-sm font-medium">
              <span className="font-mono break-all">{task}</span>
              <span className="text-xs font-normal text-fg-muted tabular-nums">
                {text.checklistCount(lines.filter((line) => line.is_met).length, lines.length)}
              </span>
            </summary>
            <Lines lines={lines} />
          </details>
        ),
      )}
      {draft.faults.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer py-1 font-medium">{text.faults}</summary>
          <ul className="flex flex-col gap-1.5 pt-1">
            {draft.faults.map((fault) => (
              <li
                key={`${fault.task ?? ''} ${fault.path} ${fault.text}`}
                className="text-xs break-words"
              >
                <Link to={addressOf(fault)} replace className="text-link hover:underline">
                  {[fault.task, fault.path].filter(Boolean).join('/') || text.tabs.skills}
                </Link>
                : {fault.text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Lines({ lines }: { lines: readonly ProblemChecklistLine[] }) {
  return (
    <ul className="mt-2 flex flex-col">
      {lines.map((line) => {
        const Icon = line.is_met ? CircleCheck : CircleAlert;
        return (
          <li key={line.item}>
            <Link
              to={addressOf(line)}
              replace
              className="flex items-start gap-2 rounded-sm py-1.5 text-sm hover:bg-surface-hover max-md:min-h-11"
            >
              <Icon
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className={
                  line.is_met
                    ? 'mt-0.5 shrink-0 text-positive-text'
                    : 'mt-0.5 shrink-0 text-caution-text'
                }
              />
              <span className="min-w-0">
                <span className="sr-only">{line.is_met ? text.met : text.unmet} </span>
                <span className="font-medium">{text.items[line.item]}</span>
                <span className="block text-xs break-words text-fg-muted">{line.text}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
