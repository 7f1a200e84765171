import { Eye, Send } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { ApiError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { Role } from '@/api/words';
import { RolePreview } from '@/features/roles/RolePreview';
import {
  isRunning,
  problemsIn,
  stepOf,
  steps,
  type Problems,
  type Step,
} from '@/features/roles/rules';
import { useRoleDraft, type RoleDraft } from '@/features/roles/saving/use-role-draft';
import { text } from '@/features/roles/text';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorBox } from '@/ui/ErrorBox';
import { SaveState } from '@/ui/SaveState';
import { Tabs } from '@/ui/Tabs';
import { ConflictNotice } from './ConflictNotice';
import { FormContext } from './form-context';
import { Questions } from './questions';
import { Standing } from './Standing';
import { Basics, Description, Logistics, Skills, type Offered } from './steps';

const words = text.form;

type RoleEditorProps = {
  role: Role;
  step: Step;
  onStep: (step: Step) => void;
  verified: boolean;
  offered: Offered;
  offeredFailed: boolean;
  prose: (markdown: string) => ReactNode;
};

/** Whether the fields themselves say what is wrong. */
const named = (error: unknown): boolean => error instanceof ApiError && error.fields.length > 0;

/** Why it was not saved, or not sent. */
function Refusal({ draft: { state, saver, failure } }: { draft: RoleDraft }) {
  const { trouble } = state;
  return (
    <>
      {trouble?.kind === 'conflict' && (
        <ConflictNotice mine={state.form} theirs={trouble.theirs} saver={saver} />
      )}
      {trouble?.kind === 'refused' && !named(trouble.error) && (
        <ErrorBox onRetry={() => void saver.flush()} error={trouble.error}>
          {failureWords(trouble.error, words.saveRefused)}
        </ErrorBox>
      )}
      {failure !== null && failure.stuck && state.status !== 'saved' && (
        <p role="alert" className="text-sm text-negative-text">
          {words.stuck}
        </p>
      )}
      {failure !== null && !failure.stuck && !named(failure.error) && (
        <ErrorBox error={failure.error}>{failureWords(failure.error, words.submitFailed)}</ErrorBox>
      )}
    </>
  );
}

function StepLabel({ step, problems }: { step: Step; problems: Problems }) {
  const count = problemsIn(step, problems);
  return (
    <>
      {text.steps[step]}
      {count > 0 && (
        <span className="rounded-full bg-negative-soft px-1.5 text-2xs font-semibold text-negative-text">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{text.steps.problems(count)}</span>
        </span>
      )}
    </>
  );
}

/** The four parts of a role. It saves itself; sending it leads to what is missing. */
export function RoleEditor(props: RoleEditorProps) {
  const { role, step, onStep, verified, offered, offeredFailed, prose } = props;
  const draft = useRoleDraft(role);
  const { state, saver, problems } = draft;
  const [looking, setLooking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [sought, setSought] = useState<string | null>(null);
  useEffect(() => {
    if (sought === null) return;
    const box = form.current?.querySelector(`[data-field="${sought}"]`);
    box?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [sought, step]);
  const seek = (field: string) => {
    onStep(stepOf(field));
    setSought(field);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSought(null);
    void draft.send().then((found) => {
      const [first] = Object.keys(found ?? {});
      if (first !== undefined) seek(first);
    });
  };
  const wiring = {
    form: state.form,
    set: saver.change.bind(saver),
    problems,
    flush: () => void saver.flush(),
  };
  const fields: Record<Step, ReactNode> = {
    basics: <Basics />,
    description: <Description />,
    skills: <Skills offered={offered} failed={offeredFailed} />,
    logistics: <Logistics />,
    questions: <Questions />,
  };
  const wrong = Object.keys(problems).length;
  const next = steps[steps.indexOf(step) + 1];
  return (
    <FormContext value={wiring}>
      <form ref={form} onSubmit={submit} noValidate className="flex max-w-200 flex-col gap-5">
        <Standing role={state.role} restored={draft.restored} verified={verified} onField={seek} />
        <Tabs
          label={text.steps.label}
          value={step}
          onChange={onStep}
          panelClassName="flex flex-col gap-5 pt-5 data-[state=inactive]:hidden"
          tabs={steps.map((value) => ({
            value,
            label: <StepLabel step={value} problems={problems} />,
            content: fields[value],
          }))}
        />
        <div className="flex flex-col gap-2 empty:hidden">
          <Refusal draft={draft} />
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t border-line bg-surface py-3 max-md:*:flex-1 md:sticky md:-bottom-10 md:-mb-10">
          <span className="mr-auto flex flex-wrap items-center gap-x-4 gap-y-1 max-md:w-full max-md:flex-none!">
            <SaveState status={state.status} />
            {wrong > 0 && (
              <span role="status" className="text-xs text-negative-text">
                {words.problems(wrong)}
              </span>
            )}
          </span>
          <Button
            icon={<Eye size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setLooking(true)}
          >
            {words.preview}
          </Button>
          {next !== undefined && <Button onClick={() => onStep(next)}>{text.steps.next}</Button>}
          <Button
            type="submit"
            variant="primary"
            icon={<Send size={15} strokeWidth={1.75} aria-hidden="true" />}
            loading={draft.sending}
            disabledReason={verified ? undefined : words.unverified}
          >
            {isRunning(state.role) ? words.submitChanges : words.submit}
          </Button>
        </div>
      </form>
      {looking && (
        <Dialog
          open
          onOpenChange={() => setLooking(false)}
          title={text.preview.title}
          description={text.preview.detail}
          className="md:w-[min(48rem,calc(100vw-2rem))]"
          footer={
            <Button variant="primary" onClick={() => setLooking(false)}>
              {text.preview.close}
            </Button>
          }
        >
          {/* What scrolls can be reached by keyboard. */}
          <div tabIndex={0} role="region" aria-label={text.preview.title}>
            <RolePreview
              form={state.form}
              assessed={state.form.assessment_id !== null}
              prose={prose}
            />
          </div>
        </Dialog>
      )}
    </FormContext>
  );
}
