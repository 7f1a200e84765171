import type { CandidateStep } from '@/api/words';
import { actorOf, reasonOf, stepWords } from '@/features/selection/rules';
import { text } from '@/features/selection/text';
import { History } from '@/ui/History';

/** What became of an application, and who did it. */
export function CandidateHistory({ steps }: { steps: readonly CandidateStep[] }) {
  const shown = steps
    .filter(({ action }) => action !== 'screen')
    .map((step) => ({
      at: step.at,
      actor: actorOf(step),
      reason: reasonOf(step),
      words: stepWords(step),
    }));
  return <History title={text.one.history} steps={shown} wordsOf={(step) => step.words} />;
}
