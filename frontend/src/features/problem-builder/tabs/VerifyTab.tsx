import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ProblemCheckLine } from '@/api/words/problem-drafts';
import { Badge } from '@/ui/Badge';
import { Notice } from '@/ui/Notice';
import { useEditing } from '@/features/problem-builder/editor/context';
import { text } from '@/features/problem-builder/text';

const words = text.check;

const tones = {
  queued: 'info',
  running: 'info',
  passed: 'positive',
  failed: 'negative',
  cancelled: 'caution',
} as const;

/** What the judge found, line by line as it comes. */
export function VerifyTab() {
  const { draft, dirty } = useEditing();
  const check = draft.check;
  if (check === null) return <p className="text-sm text-fg-muted">{words.none[draft.kind]}</p>;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2" role="status">
        <Badge tone={tones[check.state]} dot>
          {words.states[check.state]}
        </Badge>
        {check.limit_ms !== null && (
          <span className="text-sm text-fg-muted">{words.limit(check.limit_ms)}</span>
        )}
      </div>
      {(!check.is_current || dirty) && check.state !== 'cancelled' && (
        <Notice tone="caution" icon={CircleAlert}>
          {words.outdated}
        </Notice>
      )}
      <ol aria-label={words.log} className="divide-y divide-line border-y border-line">
        {check.lines.map((line, index) => (
          <LogLine key={index} line={line} />
        ))}
      </ol>
    </div>
  );
}

function LogLine({ line }: { line: ProblemCheckLine }) {
  const Icon = line.is_good ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-2 py-2 text-sm">
      <Icon
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className={
          line.is_good ? 'mt-0.5 shrink-0 text-positive-text' : 'mt-0.5 shrink-0 text-negative-text'
        }
      />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{line.is_good ? words.good : words.bad} </span>
        <p className="font-mono text-xs break-all text-fg-muted">
          {line.subject === '' ? words.kinds[line.kind] : line.subject}
        </p>
        <p className="break-words whitespace-pre-wrap">{line.text}</p>
        {line.groups.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1.5">
            {line.groups.map((group) => (
              <Badge key={group.name} tone="outline">
                {group.name} {group.verdict ?? words.notRun}
              </Badge>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
