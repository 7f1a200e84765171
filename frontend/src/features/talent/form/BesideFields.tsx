import { useQuery } from '@tanstack/react-query';
import type { ReportRow, TalentProfile } from '@/api/words';
import { ownResultsQuery } from '@/features/talent/api';
import { ResumeCard } from '@/features/talent/profile/ResumeCard';
import { toggled } from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import type { FieldsProps } from './Sections';

const words = text.form;

const labelOf = ({ assessment_title, fineness }: ReportRow) =>
  fineness === null ? assessment_title : words.result(assessment_title, fineness);

function ResultList({ draft, set }: Omit<FieldsProps, 'problems'>) {
  const query = useQuery(ownResultsQuery);
  if (query.isPending) return <SkeletonRows rows={1} />;
  if (query.isError) return <LoadFailed query={query}>{words.resultsFailed}</LoadFailed>;
  if (query.data.length === 0) return <p className="text-sm text-fg-muted">{words.noResults}</p>;
  return query.data.map((row) => (
    <Checkbox
      key={row.id}
      checked={draft.results.includes(row.id)}
      onChange={() => set({ results: toggled(draft.results, row.id) })}
      label={labelOf(row)}
      hint={row.verification === 'verified' ? words.verified : undefined}
    />
  ));
}

function Results({ draft, problems, set }: FieldsProps) {
  const wrong = problems.results !== undefined;
  return (
    <div
      role="group"
      aria-label={words.results}
      data-wrong={wrong ? '' : undefined}
      className="flex flex-col gap-1"
    >
      <p className="text-sm font-medium">{words.results}</p>
      <ResultList draft={draft} set={set} />
      {wrong ? (
        <p role="alert" className="text-xs text-negative-text">
          {problems.results}
        </p>
      ) : (
        <p className="text-xs text-fg-muted">{words.resultsHint}</p>
      )}
    </div>
  );
}

/** Lists that Assay makes for single companies, which read the name. */
function Lists({ draft, set }: Omit<FieldsProps, 'problems'>) {
  return (
    <div role="group" aria-label={words.lists}>
      <p className="text-sm font-medium">{words.lists}</p>
      <Checkbox
        checked={draft.curated}
        onChange={(curated) => set({ curated })}
        label={words.curated}
        hint={words.curatedHint}
      />
      <Checkbox
        checked={draft.shows_results}
        onChange={(shows_results) => set({ shows_results })}
        label={words.showsResults}
        hint={words.showsResultsHint}
      />
    </div>
  );
}

/** What is shown with the name only: the page on GitHub, a résumé, which results, and lists for single companies. */
export function BesideFields({
  profile,
  ...fields
}: FieldsProps & { profile: TalentProfile | null }) {
  const { draft, problems, set } = fields;
  return (
    <Card title={words.beside}>
      <div className="flex flex-col gap-5">
        <p className="text-xs text-fg-muted">{words.besideHint}</p>
        <Field label={words.github} optional hint={words.githubHint} error={problems.github}>
          <Input
            type="url"
            autoComplete="url"
            value={draft.github}
            onChange={(event) => set({ github: event.target.value })}
          />
        </Field>
        <ResumeCard profile={profile} />
        <Results {...fields} />
        <Lists draft={draft} set={set} />
      </div>
    </Card>
  );
}
