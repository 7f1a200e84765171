import { Copy, Eraser } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { PuzzleStanding } from '@/api/words';
import { loginPath } from '@/facts/paths';
import { AreaButtons, HistoryButtons } from '@/features/grids/drawing/AreaButtons';
import type { Editor } from '@/features/grids/drawing/use-editor';
import { text } from '@/features/grids/puzzles/text';
import { text as gridWords } from '@/features/grids/text';
import { useViewer } from '@/features/session/hooks';
import { Button } from '@/ui/Button';
import { Kbd } from '@/ui/Kbd';
import { Tooltip } from '@/ui/Tooltip';

const words = text.player;

type CheckBarProps = {
  editor: Editor;
  own: PuzzleStanding['inputs'][number] | undefined;
  /** How many tries an input has. */
  tries: number;
  check: () => void;
  isSending: boolean;
  /** Loads the tries again; absent unless that has failed. */
  retry: (() => void) | undefined;
};

/** Undo, copying, clearing; the tries that are left; Check answer, or the way to an account. */
export function CheckBar({ editor, own, tries, check, isSending, retry }: CheckBarProps) {
  const state = useViewer();
  const location = useLocation();
  const isStranger = state.status === 'ready' && state.user === null;
  const reason =
    own === undefined || own.tries_left > 0
      ? undefined
      : own.is_solved
        ? words.solvedReason
        : words.usedReason;
  return (
    <div className="flex min-h-16 flex-none flex-wrap items-center gap-x-2 gap-y-2 border-t border-line px-4 py-2.5">
      <HistoryButtons editor={editor} />
      <AreaButtons editor={editor} />
      <Button
        variant="ghost"
        onClick={() => editor.act('copy_input')}
        icon={<Copy size={15} strokeWidth={1.75} aria-hidden="true" />}
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
      <span className="flex-1" />
      {isStranger ? (
        <Tooltip content={words.signInHint}>
          <Button asChild variant="primary" size="md">
            <Link to={loginPath(location.pathname)}>{words.signIn}</Link>
          </Button>
        </Tooltip>
      ) : own === undefined && retry !== undefined ? (
        <>
          <span role="alert" className="text-xs text-negative-text">
            {words.triesFailed}
          </span>
          <Button onClick={retry}>{words.tryAgain}</Button>
        </>
      ) : (
        <>
          {own !== undefined && <TriesLeft left={own.tries_left} all={tries} />}
          <Button
            variant="primary"
            onClick={check}
            loading={isSending || own === undefined}
            disabledReason={reason}
          >
            {words.check}
            <span className="flex gap-0.5 max-md:hidden" aria-hidden="true">
              <Kbd>Ctrl</Kbd>
              <Kbd>↵</Kbd>
            </span>
          </Button>
        </>
      )}
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
