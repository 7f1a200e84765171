import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { ApplicationStart, MyApplicationDetail, OpenRole, RoleQuestion } from '@/api/words';
import { paths } from '@/facts/paths';
import { answerWords } from '@/features/roles/rules';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { SaveState } from '@/ui/SaveState';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { ProfileFacts } from './ProfileFacts';
import { ResumeField } from './ResumeField';
import { answerProblems } from './rules';
import { text } from './text';
import { useApply } from './use-apply';

const words = text.apply;

type AnswerProps = {
  question: RoleQuestion;
  answer: string;
  problem: string | undefined;
  onChange: (answer: string) => void;
};

function Answer({ question, answer, problem, onChange }: AnswerProps) {
  const { prompt, kind, options, needs } = question;
  const offered = (kind === 'yes_no' ? ['yes', 'no'] : options).map((value) => ({
    value,
    label: answerWords(kind, value),
  }));
  const misses = needs !== null && answer !== '' && answer !== needs;
  const rule = needs === null ? undefined : words.required(answerWords(kind, needs));
  return (
    <Field label={prompt} error={problem} hint={misses ? words.unmet : rule}>
      {kind === 'text' ? (
        <Textarea rows={3} value={answer} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Select
          value={answer === '' ? undefined : answer}
          options={offered}
          placeholder={words.choose}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

type ApplyFormProps = {
  role: OpenRole;
  questions: readonly RoleQuestion[];
  start: ApplicationStart;
  verified: boolean;
  onSent: (application: MyApplicationDetail) => void;
  /** Has the draft asked for again. */
  onReload: () => void;
};

/** What is sent to a company: profile, résumé, answers and a note. It saves itself until it is sent. */
export function ApplyForm({ role, questions, start, verified, onSent, onReload }: ApplyFormProps) {
  const { filled, change, touched, status, saveError, send, take } = useApply({
    role: role.id,
    draft: start.draft,
    questions,
    onSent,
  });
  const problems = answerProblems(send.error);
  // What was changed since is no problem until it is sent again.
  const [changed, setChanged] = useState<readonly number[]>([]);
  const stale = saveError instanceof ApiError && saveError.code === 'stale_version';
  const answer = (at: number, said: string) => {
    setChanged([...changed, at]);
    change({
      answers: filled.answers.map((one, index) => (index === at ? { ...one, answer: said } : one)),
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChanged([]);
    send.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Card
        title={words.profileTitle}
        action={
          <Button asChild size="sm">
            <Link to={paths.accountProfile}>{words.edit}</Link>
          </Button>
        }
      >
        <p className="mb-2 text-sm text-fg-muted">{words.profileLead(role.company.name)}</p>
        <ProfileFacts profile={start.profile} />
      </Card>
      <Card title={text.resume.optional}>
        <ResumeField role={role.id} resume={start.draft.resume} onChange={take} />
      </Card>
      <Card title={questions.length === 0 ? words.noteTitle : words.questionsTitle}>
        <div className="flex flex-col gap-4">
          {questions.map((question, at) => (
            <Answer
              key={question.prompt}
              question={question}
              answer={filled.answers[at]?.answer ?? ''}
              problem={changed.includes(at) ? undefined : problems[at]}
              onChange={(said) => answer(at, said)}
            />
          ))}
          <Field label={words.note} hint={words.noteHint} optional>
            <Textarea
              rows={5}
              maxLength={2000}
              value={filled.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </Field>
        </div>
      </Card>
      {saveError !== null && (
        <ErrorBox error={saveError} onRetry={stale ? onReload : () => change({})}>
          {stale ? words.stale : failureWords(saveError, words.saveFailed)}
        </ErrorBox>
      )}
      {send.isError && Object.keys(problems).length === 0 && (
        <ErrorBox error={send.error}>{failureWords(send.error, words.sendFailed)}</ErrorBox>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line py-3.5">
        <span className="mr-auto flex flex-col gap-0.5">
          {touched && <SaveState status={status} />}
          <span className="text-xs text-fg-muted">{words.once}</span>
        </span>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="max-md:w-full"
          loading={send.isPending}
          disabledReason={verified ? undefined : words.verifyTitle}
        >
          {words.send}
        </Button>
      </div>
    </form>
  );
}
