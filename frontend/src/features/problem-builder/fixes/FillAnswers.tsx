import { useState } from 'react';
import { AlertDialog } from '@/ui/AlertDialog';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { ApiError } from '@/api/errors';
import { useEditing } from '@/features/problem-builder/editor/context';
import { hasSolution, unanswered } from './changes';
import { text } from './text';
import { useFill } from './use-judge';

/** Takes the answers of tests from the author's solution: those that are missing, or all of them. */
export function FillAnswers() {
  const { draft, files, readOnlyReason } = useEditing();
  const [asking, setAsking] = useState(false);
  const fill = useFill();
  if (readOnlyReason !== undefined) return null;
  const inputs = [...files.keys()].some((path) => /^data\/(?:sample|secret)\/.*\.in$/.test(path));
  const reason = !inputs ? text.noInputs : hasSolution(files) ? undefined : text.noSolution;
  const isBusy = fill.isPending || draft.state === 'verifying';
  const missing = unanswered(files).length > 0;
  const { error } = fill;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant={missing ? 'primary' : 'secondary'}
          loading={isBusy}
          disabledReason={reason}
          onClick={() => (missing ? fill.mutate(false) : setAsking(true))}
        >
          {missing || !inputs ? text.fill : text.replace}
        </Button>
      </div>
      <p role="status" className="text-sm text-fg-muted">
        {isBusy ? text.filling : ''}
      </p>
      {error !== null && (
        <ErrorBox error={error}>
          {error instanceof ApiError && error.detail !== '' ? error.detail : text.failed}
        </ErrorBox>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={() => setAsking(false)}
        title={text.replaceTitle}
        description={text.replaceDetail}
        cancelLabel={text.replaceCancel}
        confirmLabel={text.replace}
        loading={fill.isPending}
        onConfirm={() => {
          setAsking(false);
          fill.mutate(true);
        }}
      />
    </div>
  );
}
