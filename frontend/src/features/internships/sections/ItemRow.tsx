import type { ReactNode } from 'react';
import type { ChecklistItem } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { itemTones } from '@/features/internships/rules';
import { text } from '@/features/internships/text';
import { dayWords } from '@/ui/time';

const words = text.checklist;

type ItemRowProps = { item: ChecklistItem; children?: ReactNode };

/** One item of a checklist: whose it is, when it is due, what was said to it. */
export function ItemRow({ item, children }: ItemRowProps) {
  const about = [text.owners[item.owner], words.due(dayWords(item.due_on))];
  if (!item.required) about.push(words.optional);
  const answer = item.answer === null ? null : item.answer ? words.yes : words.no;
  const said = [answer, item.text].filter((part) => part !== null).join('. ');
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4.5 py-3 text-sm">
      <div className="min-w-52 flex-1">
        <p className="font-medium break-words">{item.title}</p>
        <p className="text-xs text-fg-muted">{about.join(', ')}</p>
        {said !== '' && (
          <p className="mt-1 break-words whitespace-pre-line">
            <span className="text-fg-muted">{words.said}</span> {said}
          </p>
        )}
        {item.reason !== null && (
          <p className="mt-1 break-words whitespace-pre-line">
            <span className="text-negative-text">{words.rejected}</span> {item.reason}
          </p>
        )}
      </div>
      <span className="flex flex-wrap items-center gap-2">
        {item.is_overdue && (
          <Badge tone="caution" dot>
            {words.overdue}
          </Badge>
        )}
        <Badge tone={itemTones[item.state]} dot>
          {words.states[item.state]}
        </Badge>
        {children}
      </span>
    </li>
  );
}
