import { ArrowRightFromLine, Eraser } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { PuzzleStanding } from '@/api/words';
import { loginPath, signUpPath } from '@/facts/paths';
import { AreaButtons, HistoryButtons } from '@/features/grids/drawing/AreaButtons';
import { HandBar } from '@/features/grids/drawing/HandBar';
import type { Editor } from '@/features/grids/drawing/use-editor';
import { text } from '@/features/grids/puzzles/text';
import { text as gridWords } from '@/features/grids/text';
import { useViewer } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Kbd } from '@/ui/Kbd';
import { Tooltip } from '@/ui/Tooltip';

const words = text.player;

/** Copying the input, clearing. */
export function EditButtons({ editor }: { editor: Editor }) {
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => editor.act('copy_input')}
        icon={<ArrowRightFromLine size={15} strokeWidth={1.75} aria-hidden="true" />}
      >
        {gridWords.copyInput}
      </Button>
      <Button
        variant="ghost"
        onClick={() => editor.act('reset')}
        icon={<Eraser size={15} strokeWidth={1.75} aria-hidden="true" />}
      >
        {gridWords.reset}
      </Button>
    </>
  );
}

export type AnswerProps = {
  own: PuzzleStanding['inputs'][number] | undefined;
  /** How many tries an input has. */
  tries: number;
  check: () => void;
  isSending: boolean;
  /** Loads the tries again; absent unless that has failed. */
  retry: (() => void) | undefined;
};

/** The tries that are left and Check answer, or the way to an account. */
export function Answer({ own, tries, check, isSending, retry }: AnswerProps) {
  const state = useViewer();
  const location = useLocation();
  const isStranger = state.status === 'ready' && state.user === null;
  if (isStranger)
    return (
      <>
        <Button asChild variant="ghost">
          <Link to={signUpPath(location.pathname)}>{words.signUp}</Link>
        </Button>
        <Tooltip content={words.signInHint}>
          <Button asChild variant="primary" size="md">
            <Link to={loginPath(location.pathname)}>{words.signIn}</Link>
          </Button>
        </Tooltip>
      </>
    );
  if (own === undefined && retry !== undefined)
    return (
      <>
        <span role="alert" className="text-xs text-negative-text">
          {words.triesFailed}
        </span>
        <Button onClick={retry}>{words.tryAgain}</Button>
      </>
    );
  const reason =
    own === undefined || own.tries_left > 0
      ? undefined
      : own.is_solved
        ? words.solvedReason
        : words.usedReason;
  return (
    <>
      {own !== undefined && <TriesLeft left={own.tries_left} all={tries} />}
      <Button
        variant="primary"
        onClick={check}
        loading={isSending || own === undefined}
        disabledReason={reason}
      >
        {words.check}
        <span className="flex gap-0.5 max-lg:hidden" aria-hidden="true">
          <Kbd>Ctrl</Kbd>
          <Kbd>↵</Kbd>
        </span>
      </Button>
    </>
  );
}

/** At a desk, one row below the drawing: undo, copying, clearing, and the answer. */
export function CheckBar({ editor, ...answer }: AnswerProps & { editor: Editor }) {
  return (
    <div className="flex min-h-16 flex-none flex-wrap items-center gap-x-2 gap-y-2 border-t border-line px-4 py-2.5">
      <HistoryButtons editor={editor} />
      <EditButtons editor={editor} />
      <span className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        <Answer {...answer} />
      </span>
    </div>
  );
}

/** On a narrow screen, always in reach: colours and tools, what can be done to a selected area, undo and the answer. */
export function HandDesk({ editor, ...answer }: AnswerProps & { editor: Editor }) {
  const { tool, symbol, take, choose } = editor;
  return (
    <div className="sticky bottom-0 -mx-2 -mb-2 flex flex-col gap-2 border-t border-line bg-surface px-2 py-2 shadow-3">
      {(tool === 'select' || editor.selection !== null) && <AreaButtons editor={editor} />}
      <HandBar tool={tool} symbol={symbol} take={take} choose={choose} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <HistoryButtons editor={editor} />
        <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <Answer {...answer} />
        </span>
      </div>
    </div>
  );
}

function TriesLeft({ left, all }: { left: number; all: number }) {
  return (
    <span className="inline-flex items-center gap-2 text-xs text-fg-muted">
      <span className="flex gap-1" aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          <span
            key={at}
            className={`size-2 rotate-45 rounded-[2px] border border-primary ${at < all - left ? '' : 'bg-primary'}`}
          />
        ))}
      </span>
      {words.triesLeft(left, all)}
    </span>
  );
}
