import type { AssessmentDetail } from '@/api/words';
import { text } from '@/features/assessments/text';
import { skillName } from '@/features/reports/rules';
import { Card } from '@/ui/Card';

/** What an assessment measures, the most important first: a score says nothing of anything else. */
export function CoversCard({ covers }: Pick<AssessmentDetail, 'covers'>) {
  return (
    <Card title={text.covers}>
      {covers.length === 0 ? (
        <p className="text-sm text-fg-muted">{text.coversNothing}</p>
      ) : (
        <ol className="flex flex-col gap-1.5 text-sm">
          {covers.map(({ name, percent }) => (
            <li key={name} className="flex justify-between gap-4">
              <span className="wrap-anywhere">{skillName(name)}</span>
              <span className="text-fg-muted tabular-nums">{text.coversShare(percent)}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 text-xs text-fg-muted">{text.coversHelp}</p>
    </Card>
  );
}
