import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';

import { ApiError } from '@/api/errors';
import { idempotencyKey } from '@/api/idempotency';
import type {
  AssessmentDetail,
  CreateAssessmentRequest,
  Language,
  ProblemSummary,
} from '@/api/words';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { createAssessment } from '@/features/assessments/api';
import {
  addTask,
  addVariant,
  type BuilderDraft,
  type BuilderErrors,
  type BuilderField,
  type DraftTask,
  draftErrors,
  fieldErrors,
  toRequest,
} from '@/features/assessments/rules';
import { draftActions, useAssessmentDraft, useDraftOwner } from '@/features/assessments/store';
import { text } from '@/features/assessments/text';

import { BasicsFields } from './BasicsFields';
import type { PickerProps } from './Catalogue';
import { CatalogueCard } from './CatalogueCard';
import { ChosenTasks } from './ChosenTasks';
import { RuleFields } from './RuleFields';
import { RulesFold } from './RulesFold';

type BuilderProps = {
  languages: readonly Language[];
  /** The catalogue, wired to add to this draft. */
  catalogue: (props: PickerProps) => ReactNode;
  onCreated: (assessment: AssessmentDetail) => void;
  /** Whose assessment it is: the draft of a new one is kept for the person at this company. */
  company: string;
  /** Absent where a new assessment is made. */
  editing?: Editing;
};

/** A change to an assessment that there is. */
export type Editing = {
  draft: BuilderDraft;
  saveLabel: string;
  save: (request: CreateAssessmentRequest, key: string) => Promise<AssessmentDetail>;
  failure: (error: unknown) => string;
};

/** The form of a new assessment. Errors show once a field was left wrong or Create was pressed. */
export function Builder({ languages, catalogue, onCreated, company, editing }: BuilderProps) {
  const owner = useDraftOwner(company);
  const kept = useAssessmentDraft(owner);
  const [edited, setEdited] = useState(editing?.draft);
  const draft = edited ?? kept;
  const keep = (next: BuilderDraft) =>
    editing === undefined ? draftActions.change(owner, next) : setEdited(next);
  const [variantsOfId, setVariantsOf] = useState<string | null>(null);
  const variantsOf = draft.tasks.find((task) => task.problemId === variantsOfId);
  const [pressed, setPressed] = useState(false);
  const sent = useRef<{ print: string; key: string } | null>(null);
  const create = useMutation({
    networkMode: 'always',
    mutationFn: (body: BuilderDraft) => {
      const request = toRequest(body);
      const print = JSON.stringify(request);
      if (sent.current?.print !== print) sent.current = { print, key: idempotencyKey() };
      return (editing?.save ?? createAssessment)(request, sent.current.key);
    },
    onSuccess: (assessment) => {
      if (editing === undefined) draftActions.discard(owner);
      onCreated(assessment);
    },
  });
  const change = (next: BuilderDraft) => {
    if (create.isError) create.reset();
    keep(next);
  };
  const own = draftErrors(draft);
  const fromServer = create.error instanceof ApiError ? fieldErrors(create.error.fields) : {};
  const errors = { ...fromServer, ...(pressed ? own : weightsOnly(own, draft)) };
  const idle = editing === undefined ? text.keptHere : text.notKept;
  const form = useRef<HTMLFormElement>(null);
  const rules = <RuleFields draft={draft} errors={errors} onChange={change} />;
  const save = () => {
    setPressed(true);
    if (Object.keys(own).length === 0) create.mutate(draft);
    else focusFirst(form.current, own);
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Card title={text.basics}>
        <BasicsFields draft={draft} errors={errors} languages={languages} onChange={change} />
      </Card>
      <Card title={text.rules}>
        {editing === undefined ? (
          <RulesFold settings={draft.settings} isWrong={RULES.some((rule) => rule in errors)}>
            {rules}
          </RulesFold>
        ) : (
          rules
        )}
      </Card>
      <div data-field="tasks" className="grid items-start gap-5 xl:grid-cols-2">
        <Card title={text.chosen}>
          <ChosenTasks
            draft={draft}
            error={errors.tasks}
            variantsOf={variantsOf}
            onPickVariants={({ problemId }) => setVariantsOf(problemId)}
            onChange={change}
          />
        </Card>
        <CatalogueCard
          variantsOf={variantsOf}
          onDone={() => {
            setVariantsOf(null);
            backToTask(form.current, variantsOfId);
          }}
        >
          {catalogue({
            draft,
            variantsOf,
            onAdd: (problem) => change(added(draft, variantsOf, problem)),
          })}
        </CatalogueCard>
      </div>
      {create.isError && Object.keys(fromServer).length === 0 && (
        <ErrorBox onRetry={save} error={create.error}>
          {editing?.failure(create.error) ?? text.saveFailed}
        </ErrorBox>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" loading={create.isPending}>
          {editing?.saveLabel ?? text.save}
        </Button>
        <Button
          variant="ghost"
          onClick={() =>
            editing === undefined ? draftActions.discard(owner) : setEdited(editing.draft)
          }
        >
          {editing === undefined ? text.discard : text.undo}
        </Button>
        <p role="status" className="text-xs text-fg-muted">
          {pressed && Object.keys(own).length > 0 ? text.saveHint : idle}
        </p>
      </div>
    </form>
  );
}

/** The fields that are folded while nobody changes them. */
const RULES: readonly BuilderField[] = [
  'window_days',
  'retake_attempts',
  'retake_days',
  'accommodation_percent',
  'ai_policy',
];

const FIELDS: readonly BuilderField[] = [
  'title',
  'duration_minutes',
  'languages',
  'window_days',
  'retake_attempts',
  'retake_days',
  'accommodation_percent',
  'tasks',
];

function added(
  draft: BuilderDraft,
  variantsOf: DraftTask | undefined,
  problem: ProblemSummary,
): BuilderDraft {
  return variantsOf === undefined
    ? addTask(draft, problem)
    : addVariant(draft, variantsOf.problemId, problem);
}

/** Takes the person back to where they chose to add variants. */
function backToTask(form: HTMLFormElement | null, problemId: string | null): void {
  form?.querySelector<HTMLElement>(`[data-variants-of='${problemId}']`)?.focus();
}

/** Takes the person to the first field that is wrong; focus brings it into view. */
function focusFirst(form: HTMLFormElement | null, errors: BuilderErrors): void {
  const wrong = FIELDS.find((field) => errors[field] !== undefined);
  const part = form?.querySelector<HTMLElement>(`[data-field='${wrong}']`);
  // What is folded away takes no focus.
  part?.closest('details')?.setAttribute('open', '');
  const control = part?.matches('input') ? part : part?.querySelector<HTMLElement>('input, button');
  control?.focus();
}

/** Before Create is pressed only the weights speak, and only when there are tasks to weigh. */
function weightsOnly(
  own: ReturnType<typeof draftErrors>,
  draft: BuilderDraft,
): ReturnType<typeof draftErrors> {
  return own.tasks !== undefined && draft.tasks.length > 0 ? { tasks: own.tasks } : {};
}
