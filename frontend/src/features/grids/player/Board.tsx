import { Maximize2, Minimize2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { Puzzle, PuzzleOutcome, PuzzleStanding } from '@/api/words';
import { AreaButtons } from '@/features/grids/drawing/AreaButtons';
import { GridEditor, KeyList } from '@/features/grids/drawing/GridEditor';
import { GridView } from '@/features/grids/drawing/GridView';
import { ToolPanel, ViewSwitches } from '@/features/grids/drawing/ToolPanel';
import { useEditor, type ActLog, type Editor } from '@/features/grids/drawing/use-editor';
import type { View } from '@/features/grids/drawing/use-view';
import { text } from '@/features/grids/puzzles/text';
import { blank, columnsOf, rowsOf, type Grid } from '@/features/grids/rules';
import { text as gridWords } from '@/features/grids/text';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/IconButton';
import { Segmented } from '@/ui/Segmented';
import { useIsWide, useMedia } from '@/ui/use-media';
import { CheckBar, EditButtons, HandDesk } from './CheckBar';
import { OwnTries, Result } from './Result';

const words = text.player;

export type BoardProps = {
  puzzle: Puzzle;
  input: number;
  onInput: (input: number) => void;
  /** Undefined for a stranger, and until it is known. */
  standing: PuzzleStanding | undefined;
  /** Loads the standing again; absent unless that has failed. */
  retry: (() => void) | undefined;
  view: View;
  onView: (view: View) => void;
  /** Who keeps the steps; absent where nobody does. */
  log?: ActLog;
  /** What became of the last drawing that was checked. */
  outcome: PuzzleOutcome | null;
  check: { send: (grid: Grid) => void; isPending: boolean; error: Error | null };
};

/** From here on there is room for the tools beside the drawing; styles say `lg:` for the same width. */
const DESK = '(min-width: 1024px)';

type GivenProps = { grid: Grid; digits: boolean };

/** What the drawing begins from. On a phone it is small, and larger on demand. */
function Given({ grid, digits }: GivenProps) {
  const isWide = useIsWide();
  const [larger, setLarger] = useState(false);
  const Icon = larger ? Minimize2 : Maximize2;
  return (
    <div className={cx(!isWide && !larger && 'w-36 flex-none')}>
      <div className="mb-2 flex min-h-7 items-center justify-between gap-1">
        <h3 className="text-xs font-semibold">{words.input}</h3>
        <span className="ml-auto text-xs text-fg-muted">
          {gridWords.size(rowsOf(grid), columnsOf(grid))}
        </span>
        {!isWide && (
          <IconButton
            label={gridWords.larger}
            aria-pressed={larger}
            size="sm"
            onClick={() => setLarger(!larger)}
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <GridView label={words.input} grid={grid} digits={digits} />
    </div>
  );
}

type ToolsProps = Pick<BoardProps, 'view' | 'onView'> & { editor: Editor };

/** Beside the drawing: tools, colours, what can be done to an area, the view, the keys. */
function Tools({ editor, view, onView }: ToolsProps) {
  return (
    <aside
      aria-label={words.tools}
      className="flex flex-col gap-6 overflow-auto rounded-[9px] border border-line bg-surface p-3.5"
    >
      <ToolPanel
        tool={editor.tool}
        symbol={editor.symbol}
        take={editor.take}
        choose={editor.choose}
        view={view}
        onView={onView}
        compares
      />
      <section>
        <h3 className="mb-1.5 text-xs font-semibold">{gridWords.selection}</h3>
        <AreaButtons editor={editor} named />
      </section>
      <span className="flex-1" />
      <KeyList />
    </aside>
  );
}

/** One test input: what is given, the drawing, checking it. */
export function Board(props: BoardProps) {
  const { puzzle, input, onInput, standing, retry, view, onView, log, outcome, check } = props;
  const isDesk = useMedia(DESK);
  const given = puzzle.inputs[input] ?? [];
  const [first] = useState(() => blank(rowsOf(given), columnsOf(given)));
  const editor = useEditor(first, given, log);
  const own = standing?.inputs[input];
  const send = () => {
    if (own === undefined || own.tries_left === 0 || check.isPending) return;
    check.send(editor.grid);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const isLast = input + 1 >= puzzle.inputs.length;
  const answer = { own, retry, check: send, tries: puzzle.tries, isSending: check.isPending };
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:min-h-0 lg:grid-cols-[minmax(0,1fr)_212px]"
      onKeyDown={onKey}
    >
      <section
        aria-labelledby="turn"
        className="flex flex-col rounded-[9px] border border-line bg-surface lg:min-h-0"
      >
        <header className="flex min-h-[50px] flex-none items-center justify-between gap-3 border-b border-line px-5 py-1.5 max-md:px-3">
          <h2 id="turn" className="text-md font-semibold">
            {words.turn}
          </h2>
          {puzzle.inputs.length > 1 && (
            <Segmented
              label={words.tests}
              value={String(input)}
              onChange={(next) => onInput(Number(next))}
              options={puzzle.inputs.map((_, at) => ({
                value: String(at),
                label: words.test(at + 1),
              }))}
            />
          )}
        </header>
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 p-5 lg:min-h-0 lg:overflow-auto max-md:gap-4 max-md:p-3 md:grid-cols-[minmax(0,226px)_minmax(0,1fr)]">
          <div className="flex flex-wrap items-start gap-4 md:flex-col *:md:w-full">
            <Given grid={given} digits={view.digits} />
            <div className="flex min-w-40 flex-1 flex-col gap-4 empty:hidden">
              <Result
                outcome={outcome}
                input={input}
                error={check.error}
                onNext={isLast ? undefined : () => onInput(input + 1)}
              />
              {puzzle.all_or_nothing && puzzle.inputs.length > 1 && (
                <p className="text-xs text-fg-muted">{words.whole}</p>
              )}
              {standing !== undefined && <OwnTries puzzle={puzzle} standing={standing} />}
            </div>
          </div>
          <div className="mx-auto w-full max-w-140">
            <GridEditor
              label={words.output}
              editor={editor}
              digits={view.digits}
              given={view.changes ? given : undefined}
            />
            {!isDesk && (
              <div className="mt-2 flex flex-wrap items-center gap-1">
                <EditButtons editor={editor} />
              </div>
            )}
          </div>
        </div>
        {isDesk && <CheckBar editor={editor} {...answer} />}
      </section>
      {isDesk ? (
        <Tools editor={editor} view={view} onView={onView} />
      ) : (
        <>
          <aside
            aria-label={gridWords.view}
            className="rounded-[9px] border border-line bg-surface p-3.5"
          >
            <ViewSwitches view={view} onView={onView} compares />
          </aside>
          <HandDesk editor={editor} {...answer} />
        </>
      )}
    </div>
  );
}
