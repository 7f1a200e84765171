import { Files, GitMerge, MailWarning, MessageSquareWarning, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureWords } from '@/api/failure';
import { confirmPath, paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { ErrorBox } from '@/ui/ErrorBox';
import { Notice } from '@/ui/Notice';
import type { OwnStory } from './draft';
import type { DraftSaver, Trouble } from './saving/saver';
import { text } from './text';

const words = text.form;

/** The form's address with one story open in it. */
export const editPath = (id: string): string =>
  `${paths.submitInterviewManual}?${new URLSearchParams({ id }).toString()}`;

/** The conversation's address with one draft in it. */
export const guidePath = (id: string): string =>
  `${paths.submitInterviewAi}?${new URLSearchParams({ id }).toString()}`;

/** Another story of the same person is about this interview; nothing of this one is lost. */
export function ClashNotice({ id }: { id: string | null }) {
  return (
    <Notice
      icon={Files}
      tone="caution"
      action={
        id !== null && (
          <Button asChild size="sm">
            <Link to={editPath(id)}>{text.duplicate.open}</Link>
          </Button>
        )
      }
    >
      <span role="alert">{text.duplicate.text}</span>
    </Notice>
  );
}

/** Why saving has stopped, and what to do; a clash with another story is shown at its fields. */
export function TroubleNotice({ trouble, saver }: { trouble: Trouble; saver: DraftSaver }) {
  switch (trouble.kind) {
    case 'conflict':
      return (
        <Notice
          icon={GitMerge}
          tone="caution"
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => saver.resolve('theirs')}>
                {text.conflict.theirs}
              </Button>
              <Button size="sm" onClick={() => saver.resolve('mine')}>
                {text.conflict.mine}
              </Button>
            </span>
          }
        >
          <span role="alert">{text.conflict.text}</span>
        </Notice>
      );
    case 'duplicate':
      return null;
    case 'refused':
      return (
        <ErrorBox onRetry={() => void saver.flush()} error={trouble.error}>
          {failureWords(trouble.error, words.saveRefused)}
        </ErrorBox>
      );
  }
}

type StandingProps = { own: OwnStory | null; restored: boolean; verified: boolean };

/** What the author should know before going on. */
export function StandingNotices({ own, restored, verified }: StandingProps) {
  return (
    <>
      {own !== null && own.note !== null && (
        <Notice icon={MessageSquareWarning} tone="caution">
          <p className="font-semibold">{words.noteTitle}</p>
          <p className="break-words whitespace-pre-line">{own.note}</p>
        </Notice>
      )}
      {own !== null && (own.state === 'published' || own.state === 'flagged') && (
        <Notice icon={Files}>{words.liveEdit}</Notice>
      )}
      {restored && <Notice icon={RotateCcw}>{words.restored}</Notice>}
      {!verified && (
        <Notice
          icon={MailWarning}
          tone="caution"
          action={
            <Button asChild size="sm">
              <Link to={confirmPath()}>{text.gate.verify}</Link>
            </Button>
          }
        >
          {text.gate.unverified}
        </Notice>
      )}
    </>
  );
}
