import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { idempotencyKey } from '@/api/idempotency';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { createCohort } from './api';
import { emptyDraft, problemsOf, wireOf, type Draft } from './rules';
import { TaskPicker } from './tasks/TaskPicker';
import { text } from './text';

const words = text.form;

/** A new assessment: what it is called, how long it takes, when it is open, and its problems. */
export function CohortForm() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyDraft);
  const [tried, setTried] = useState(false);
  const key = useRef(idempotencyKey());
  const change = (part: Partial<Draft>) => {
    key.current = idempotencyKey();
    setDraft((before) => ({ ...before, ...part }));
  };
  const problems = problemsOf(draft, new Date());
  const shown = tried ? problems : {};
  const make = useMutation({
    networkMode: 'always',
    mutationFn: () => createCohort(wireOf(draft), key.current),
    onSuccess: ({ cohort }) => navigate(to(paths.partnerAssessment, { assessmentId: cohort.id })),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length === 0) make.mutate();
  };
  const refused = make.error instanceof ApiError ? make.error.fields[0]?.detail : undefined;
  return (
    <Card>
      <form onSubmit={submit} noValidate className="flex max-w-140 flex-col gap-4">
        <Field label={words.name} error={shown.title}>
          <Input
            value={draft.title}
            maxLength={120}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label={words.minutes} error={shown.minutes}>
          <Input
            inputMode="numeric"
            value={draft.minutes}
            onChange={(event) => change({ minutes: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.opens} hint={words.opensHint} optional>
            <Input
              type="datetime-local"
              value={draft.opens}
              onChange={(event) => change({ opens: event.target.value })}
            />
          </Field>
          <Field label={words.closes} error={shown.closes}>
            <Input
              type="datetime-local"
              value={draft.closes}
              onChange={(event) => change({ closes: event.target.value })}
            />
          </Field>
        </div>
        <TaskPicker
          tasks={draft.tasks}
          onChange={(tasks) => change({ tasks })}
          problem={shown.tasks}
        />
        {make.error !== null && <ErrorBox error={make.error}>{refused ?? words.failed}</ErrorBox>}
        <div className="flex flex-wrap gap-2 max-md:*:flex-1">
          <Button type="submit" variant="primary" loading={make.isPending}>
            {words.submit}
          </Button>
          <Button asChild>
            <Link to={paths.partnerAssessments}>{words.cancel}</Link>
          </Button>
        </div>
      </form>
    </Card>
  );
}
