import { Check, Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';

import type { Difficulty, ProblemSummary } from '@/api/words';
import {
  difficultyLabel,
  isSolvable,
  keywordsBeside,
  languageList,
  limitText,
  matching,
  typeLabel,
  unpublishedFirst,
} from '@/features/problems/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { cx } from '@/ui/cx';

import {
  alike,
  type BuilderDraft,
  type DraftTask,
  isUsed,
  MAX_TASKS,
  MAX_VARIANTS,
} from '@/features/assessments/rules';
import { text } from '@/features/assessments/text';

/** What the builder says to its catalogue. */
export type PickerProps = {
  draft: BuilderDraft;
  /** The task that variants are added to; without one, tasks are added. */
  variantsOf: DraftTask | undefined;
  onAdd: (problem: ProblemSummary) => void;
};

type CatalogueProps = PickerProps & {
  problems: readonly ProblemSummary[];
  /** A link to the problem as a candidate sees it. */
  preview: (problem: ProblemSummary) => ReactNode;
};

const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** The problem bank with its two filters; a chosen problem stays in the list, marked. */
export function Catalogue({ problems, draft, variantsOf, onAdd, preview }: CatalogueProps) {
  const [search, setSearch] = useState('');
  const [difficulties, setDifficulties] = useState<ReadonlySet<Difficulty>>(new Set());
  const offered = variantsOf === undefined ? problems : alike(variantsOf, problems);
  const found = unpublishedFirst(matching(offered, difficulties, useDeferredValue(search)));
  const toggle = (difficulty: Difficulty) => {
    const next = new Set(difficulties);
    if (!next.delete(difficulty)) next.add(difficulty);
    setDifficulties(next);
  };
  const clear = () => {
    setSearch('');
    setDifficulties(new Set());
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Field label={text.catalogueSearch} hideLabel className="min-w-48 flex-1">
          <Input
            type="search"
            className="[&::-webkit-search-cancel-button]:hidden"
            maxLength={100}
            placeholder={text.catalogueSearch}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <div role="group" aria-label={text.difficulty} className="flex gap-1.5">
          {DIFFICULTIES.map((difficulty) => (
            <Chip
              key={difficulty}
              on={difficulties.has(difficulty)}
              onToggle={() => toggle(difficulty)}
              className="h-8.5 max-md:h-11"
            >
              {difficultyLabel(difficulty)}
            </Chip>
          ))}
        </div>
      </div>
      {found.some((problem) => problem.practice) && (
        <p className="text-xs text-fg-muted">{text.publicHint}</p>
      )}
      {found.length === 0 ? (
        <p className="flex flex-wrap items-center gap-3 p-4 text-sm text-fg-muted">
          {text.catalogueEmpty}
          <Button size="sm" onClick={clear}>
            {text.clearFilters}
          </Button>
        </p>
      ) : (
        <ul className="flex max-h-[30rem] flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line">
          {found.map((problem) => (
            <ProblemRow
              key={problem.id}
              problem={problem}
              draft={draft}
              variantsOf={variantsOf}
              onAdd={onAdd}
              preview={preview}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function ProblemRow({
  problem,
  draft,
  variantsOf,
  onAdd,
  preview,
}: { problem: ProblemSummary } & Omit<CatalogueProps, 'problems'>) {
  const keywords = keywordsBeside(problem.type, problem.keywords);
  const added = isUsed(draft, problem.id);
  const solvable = isSolvable(problem, draft.languages);
  const unsolvable = text.unsolvable(languageList(problem.languages));
  const reason = solvable ? fullReason(draft, variantsOf) : unsolvable;
  const label =
    variantsOf === undefined
      ? text.addTitle(problem.title)
      : text.addVariant(problem.title, variantsOf.title);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3.5 py-2.5">
      <div className="min-w-40 flex-1">
        <p className={cx('text-sm font-medium', !solvable && 'text-fg-muted')}>{problem.title}</p>
        <p className="text-xs text-fg-muted">
          {keywords.join(', ')}
          {keywords.length > 0 && ' · '}
          {limitText(problem.time_limit_ms)}, {problem.memory_mib} MiB
        </p>
        {problem.practice && <p className="text-xs text-caution-text">{text.publicRow}</p>}
        {!solvable && <p className="text-xs text-fg-muted">{unsolvable}</p>}
      </div>
      <Badge>{difficultyLabel(problem.difficulty)}</Badge>
      {problem.type !== 'code' && <Badge>{typeLabel(problem.type)}</Badge>}
      {problem.practice && <Badge tone="caution">{text.public}</Badge>}
      <span className="flex items-center gap-1.5 max-md:w-full max-md:justify-end">
        {preview(problem)}
        <Button
          size="sm"
          aria-label={added ? text.addedTitle(problem.title) : label}
          disabledReason={added ? text.added : reason}
          icon={
            added ? <Check size={14} aria-hidden="true" /> : <Plus size={14} aria-hidden="true" />
          }
          onClick={() => onAdd(problem)}
        >
          {added ? text.added : text.add}
        </Button>
      </span>
    </li>
  );
}

/** Why nothing more can be added. */
function fullReason(draft: BuilderDraft, variantsOf: DraftTask | undefined): string | undefined {
  if (variantsOf === undefined) return draft.tasks.length >= MAX_TASKS ? text.full : undefined;
  return variantsOf.variants.length >= MAX_VARIANTS ? text.fullVariants : undefined;
}
