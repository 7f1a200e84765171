import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OpenProblemDraft, ProblemChecklistLine } from '@/api/words/problem-drafts';
import { ApiError } from '@/api/errors';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { FixButton } from '@/features/problem-builder/fixes/FixButton';
import { addressOf } from '@/features/problem-builder/fixes/places';
import { useFixes } from '@/features/problem-builder/fixes/use-fixes';
import { byTask, WHOLE } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';

/** What stands between the draft and being published; each line leads to its place. */
export function Checklist({ draft }: { draft: OpenProblemDraft }) {
  const fixes = useFixes();
  const { failure } = fixes;
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
          <Lines key={task} lines={lines} fixOf={fixes.ofLine} />
        ) : (
          <details key={task} open={lines.some((line) => !line.is_met)} className="mt-2">
            <summary className="flex cursor-pointer items-baseline justify-between gap-2 py-1 text-sm font-medium">
              <span className="font-mono break-all">{task}</span>
              <span className="text-xs font-normal text-fg-muted tabular-nums">
                {text.checklistCount(lines.filter((line) => line.is_met).length, lines.length)}
              </span>
            </summary>
            <Lines lines={lines} fixOf={fixes.ofLine} />
          </details>
        ),
      )}
      {failure !== null && (
        <ErrorBox error={failure} className="mt-2">
          {failure instanceof ApiError && failure.detail !== '' ? failure.detail : text.stepFailed}
        </ErrorBox>
      )}
      {draft.faults.length > 0 && <Faults draft={draft} fixOf={fixes.ofFault} />}
    </Card>
  );
}

type Fixes = ReturnType<typeof useFixes>;

/** Everything wrong with the files, at once. */
function Faults({ draft, fixOf }: { draft: OpenProblemDraft; fixOf: Fixes['ofFault'] }) {
  const { faults } = draft;
  return (
    <section aria-label={text.faults} className="mt-3 border-t border-line pt-2">
      <h3 className="flex items-baseline justify-between gap-2 text-sm font-medium">
        {text.faults}
        <span className="text-xs font-normal text-fg-muted tabular-nums">{faults.length}</span>
      </h3>
      <ul className="flex flex-col gap-2 pt-1.5">
        {faults.map((fault) => {
          const place = [fault.task, fault.path].filter(Boolean).join('/');
          return (
            <li key={`${place} ${fault.text}`} className="text-xs break-words">
              {place !== '' && <span className="block font-mono text-fg-muted">{place}</span>}
              <span className="block">{fault.text}</span>
              <FixButton fix={fixOf(fault)} about={fault.text} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type LinesProps = { lines: readonly ProblemChecklistLine[]; fixOf: Fixes['ofLine'] };

function Lines({ lines, fixOf }: LinesProps) {
  return (
    <ul className="mt-2 flex flex-col">
      {lines.map((line) => {
        // One call for the judge answers all that wait for it.
        const waits = lines.find(({ is_met, tab }) => !is_met && tab === 'verify');
        const isRepeated = line.tab === 'verify' && line !== waits;
        const Icon = line.is_met ? CircleCheck : CircleAlert;
        const fix = isRepeated ? null : fixOf(line);
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
            {fix !== null && (
              <div className="pb-1 pl-6">
                <FixButton fix={fix} about={text.items[line.item]} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
