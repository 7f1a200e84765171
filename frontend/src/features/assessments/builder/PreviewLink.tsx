import { paths, to } from '@/facts/paths';
import { drawnSearch } from '@/features/problems/rules';

import { type DraftTask, type DraftVariant, drawnOf } from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';

type PreviewLinkProps = {
  /** The task's own problem, or one of its variants. */
  problem: DraftVariant;
  task: DraftTask;
};

/** The title of a problem of the draft, which opens it as a candidate sees it, beside those drawn in its place. */
export function PreviewLink({ problem: { slug, problemId, title }, task }: PreviewLinkProps) {
  if (slug === undefined) return title;
  return (
    <a
      href={
        to(paths.attemptReferred, { first: slug, second: problemId }) + drawnSearch(drawnOf(task))
      }
      target="_blank"
      rel="noreferrer"
      title={text.preview}
      className="underline-offset-3 hover:underline"
    >
      {title}
    </a>
  );
}
