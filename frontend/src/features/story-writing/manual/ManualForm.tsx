import { Eye, Send, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import type { OwnStory } from '@/features/story-writing/draft';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { SaveState } from '@/ui/SaveState';
import { FormContext } from '@/features/story-writing/fields/form-context';
import { guidePath, StandingNotices, TroubleNotice } from '@/features/story-writing/notices';
import type { DraftSaver, DraftState } from '@/features/story-writing/saving/saver';
import {
  ResultSection,
  RoundsSection,
  WhereSection,
  WordsSection,
} from '@/features/story-writing/fields/sections';
import { text } from '@/features/story-writing/text';
import { useDraft } from '@/features/story-writing/saving/use-draft';
import { PreviewDialog } from './PreviewDialog';
import { sendFailure, useSending } from './use-sending';

const words = text.form;

type ManualFormProps = {
  own: OwnStory | null;
  verified: boolean;
  /** The server has the draft now, under this id. */
  onCreated: (id: string) => void;
  onSent: (own: OwnStory) => void;
  /** Draws a story as its readers will see it. */
  drawn: (story: OwnStory['preview']) => ReactNode;
};

/** The first field that needs the person, and its control. */
function focusFirst(form: HTMLElement | null, paths: readonly string[]): void {
  const box = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].find((each) =>
    paths.includes(each.dataset['path'] ?? ''),
  );
  box?.querySelector<HTMLElement>('input, textarea, button, [role="combobox"]')?.focus();
}

/** Whether the server has it all; why not, where something has to be done about it. */
function Standing({ state }: { state: DraftState }) {
  if (state.trouble === null) return <SaveState status={state.status} />;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-caution-text">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      {words.notSaved}
      {state.trouble.kind === 'duplicate' && <span className="font-normal">{words.clash}</span>}
    </span>
  );
}

type RefusalProps = {
  state: DraftState;
  saver: DraftSaver;
  stuck: 'offline' | 'trouble' | null;
  error: unknown;
};

/** Why it was not saved, or not sent. */
function Refusal({ state, saver, stuck, error }: RefusalProps) {
  const { trouble, status } = state;
  return (
    <>
      {trouble !== null && <TroubleNotice trouble={trouble} saver={saver} />}
      {stuck !== null && status !== 'saved' && trouble?.kind !== 'duplicate' && (
        <p role="alert" className="text-sm text-negative-text">
          {words.stuck[stuck]}
        </p>
      )}
      {error !== null && <ErrorBox error={error}>{sendFailure(error)}</ErrorBox>}
    </>
  );
}

/** The whole story on one page. It saves itself; sending checks it and leads to what is missing. */
export function ManualForm({ own, verified, onCreated, onSent, drawn }: ManualFormProps) {
  const { state, saver, wiring, restored, problems, show } = useDraft(own, 'manual', onCreated);
  const sending = useSending(saver, show);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const wrong = Object.keys(wiring.problems);
  const open = [...wrong, ...wiring.machine];
  const targets = useRef(open);
  useEffect(() => {
    targets.current = open;
  });
  useEffect(() => {
    if (tries > 0) focusFirst(form.current, targets.current);
  }, [tries, sending.error]);
  const { stuck } = sending;
  useEffect(() => {
    if (stuck === null) return;
    // A clash has its fields, anything else is said above the buttons.
    if (targets.current.length > 0) focusFirst(form.current, targets.current);
    else trouble.current?.focus();
  }, [stuck]);
  const { sent } = sending;
  useEffect(() => {
    if (sent !== null) onSent(sent);
  }, [sent, onSent]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    show({});
    setTries((before) => before + 1);
    const ready = Object.keys(problems).length === 0 && wiring.machine.length === 0;
    if (ready && wiring.taken === null) void sending.send();
  };
  const live = state.own?.state === 'published' || state.own?.state === 'flagged';
  return (
    <FormContext value={wiring}>
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-8">
        <div className="flex flex-col gap-3 empty:hidden">
          <StandingNotices own={state.own} restored={restored} verified={verified} />
        </div>
        <WhereSection />
        <RoundsSection />
        <ResultSection />
        <WordsSection />
        <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 md:mx-0 md:rounded-lg md:border">
          <div
            ref={trouble}
            tabIndex={-1}
            className="flex w-full flex-col gap-2 outline-none empty:hidden"
          >
            <Refusal state={state} saver={saver} stuck={stuck} error={sending.error} />
          </div>
          <span className="mr-auto flex flex-wrap items-center gap-x-4 gap-y-1">
            <Standing state={state} />
            {tries > 0 && wrong.length > 0 && (
              <span role="status" className="text-xs text-negative-text">
                {words.problems(wrong.length)}
              </span>
            )}
            {wiring.machine.length > 0 && (
              <span className="text-xs text-info-text">{words.unconfirmed}</span>
            )}
          </span>
          <span className="ml-auto flex flex-wrap justify-end gap-2">
            {state.own?.state === 'draft' && (
              <Button asChild variant="ghost" className="max-md:hidden">
                <Link to={guidePath(state.own.id)}>{words.guided}</Link>
              </Button>
            )}
            <Button
              icon={<Eye size={15} strokeWidth={1.75} aria-hidden="true" />}
              loading={sending.busy === 'preview'}
              onClick={() => void sending.look()}
            >
              {words.preview}
            </Button>
            <Button
              type="submit"
              variant="primary"
              icon={<Send size={15} strokeWidth={1.75} aria-hidden="true" />}
              loading={sending.busy === 'send'}
              disabledReason={verified ? undefined : words.unverified}
            >
              {live ? words.sendEdit : words.send}
            </Button>
          </span>
        </div>
        {sending.preview !== null && (
          <PreviewDialog onClose={sending.closePreview}>{drawn(sending.preview)}</PreviewDialog>
        )}
      </form>
    </FormContext>
  );
}
