import { useQuery } from '@tanstack/react-query';
import type { ReportRow } from '@/api/words';
import { ownResultsQuery } from '@/features/talent/api';
import { toggled, type Draft, type Problems } from '@/features/talent/rules';
import { text } from '@/features/talent/text';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { LoadFailed } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';

const words = text.form;

type FieldsProps = { draft: Draft; problems: Problems; set: (part: Partial<Draft>) => void };

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

/** What is shown with the name only: the page on GitHub, and which results. */
export function BesideFields({ draft, problems, set }: FieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1 text-sm font-medium">{words.beside}</legend>
      <p className="text-xs text-fg-muted">{words.besideHint}</p>
      <Field label={words.github} optional hint={words.githubHint} error={problems.github}>
        <Input
          type="url"
          autoComplete="url"
          value={draft.github}
          onChange={(event) => set({ github: event.target.value })}
        />
      </Field>
      <div role="group" aria-label={words.results} className="flex flex-col gap-1">
        <p className="text-sm font-medium">{words.results}</p>
        <ResultList draft={draft} set={set} />
        {problems.results === undefined ? (
          <p className="text-xs text-fg-muted">{words.resultsHint}</p>
        ) : (
          <p role="alert" className="text-xs text-negative-text">
            {problems.results}
          </p>
        )}
      </div>
    </fieldset>
  );
}
