import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ProblemDraftState, ProblemWithholding } from '@/api/words/problem-drafts';
import { paths, to } from '@/facts/paths';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Time } from '@/ui/Time';
import { withholdDraft } from '@/features/problem-builder/api';
import { useEditing } from '@/features/problem-builder/editor/context';
import { text } from '@/features/problem-builder/text';

const words = text.history;

/** What a reviewer can do in each state. */
const possible: Partial<Record<ProblemDraftState, readonly ProblemWithholding[]>> = {
  published: ['deprecate', 'quarantine'],
  deprecated: ['quarantine', 'retire'],
  quarantined: ['release', 'deprecate'],
};

/** The versions of the problem, where it is shown, and what becomes of it there. */
export function HistoryTab() {
  const { draft } = useEditing();
  const withhold = useMutation({
    mutationFn: (act: ProblemWithholding) => withholdDraft(draft, act),
  });
  const acts = draft.may_review ? (possible[draft.state] ?? []) : [];
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={words.title} className="divide-y divide-line border-y border-line">
        {draft.versions.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
            <Link
              to={to(paths.problemDraft, { draftId: one.id })}
              className="font-medium text-link hover:underline"
              aria-current={one.id === draft.id ? 'page' : undefined}
            >
              {text.version(one.number)}
            </Link>
            <Badge>{text.states[one.state]}</Badge>
            {one.id === draft.id && <span className="text-xs text-fg-muted">{words.current}</span>}
            <span className="ml-auto text-xs text-fg-muted">
              {one.updated_by ?? text.somebody}, <Time at={one.updated_at} />
            </span>
          </li>
        ))}
      </ul>
      {draft.place !== null && (
        <p className="text-sm">
          <Link
            className="text-link hover:underline"
            to={
              draft.kind === 'multi_task'
                ? to(paths.codebrainMultiTask, { problemId: draft.place.slug })
                : to(paths.attemptReferred, { first: draft.place.slug, second: draft.place.id })
            }
          >
            {draft.kind === 'multi_task' ? words.scenario : words.place}
          </Link>
        </p>
      )}
      {draft.puzzle !== null && draft.is_own && (
        <p className="text-sm">
          <Link
            className="text-link hover:underline"
            to={to(paths.puzzle, { puzzleId: draft.puzzle })}
          >
            {words.puzzle}
          </Link>
        </p>
      )}
      {acts.length > 0 && (
        <section aria-label={words.withheld}>
          <h2 className="mb-2 text-sm font-medium">{words.withheld}</h2>
          <div className="flex flex-wrap gap-2">
            {acts.map((act) => (
              <Button key={act} loading={withhold.isPending} onClick={() => withhold.mutate(act)}>
                {text.acts[act]}
              </Button>
            ))}
          </div>
          {withhold.error !== null && (
            <ErrorBox error={withhold.error} className="mt-2">
              {text.stepFailed}
            </ErrorBox>
          )}
        </section>
      )}
    </div>
  );
}
