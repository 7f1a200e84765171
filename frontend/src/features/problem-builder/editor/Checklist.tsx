import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OpenProblemDraft } from '@/api/words/problem-drafts';
import { Card } from '@/ui/Card';
import { pageTab } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';

function addressOf(tab: string, path: string | null | undefined): string {
  const query = new URLSearchParams({ tab, ...(typeof path === 'string' ? { file: path } : {}) });
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
      <ul className="mt-2 flex flex-col">
        {draft.checklist.map((line) => {
          const Icon = line.is_met ? CircleCheck : CircleAlert;
          return (
            <li key={line.item}>
              <Link
                to={addressOf(pageTab(line.tab), line.path)}
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
      {draft.faults.length > 0 && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer py-1 font-medium">{text.faults}</summary>
          <ul className="flex flex-col gap-1.5 pt-1">
            {draft.faults.map((fault) => (
              <li key={`${fault.path} ${fault.text}`} className="text-xs break-words">
                <Link
                  to={addressOf(pageTab(fault.tab), fault.path)}
                  replace
                  className="text-link hover:underline"
                >
                  {fault.path === '' ? text.tabs.skills : fault.path}
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
