import { ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AreaButtons, HistoryButtons } from '@/features/grids/drawing/AreaButtons';
import { GridEditor } from '@/features/grids/drawing/GridEditor';
import { GridView } from '@/features/grids/drawing/GridView';
import { ToolPanel } from '@/features/grids/drawing/ToolPanel';
import { useEditor } from '@/features/grids/drawing/use-editor';
import { useView } from '@/features/grids/drawing/use-view';
import { blank, columnsOf, rowsOf, type Grid } from '@/features/grids/rules';
import { text as gridWords } from '@/features/grids/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { Segmented } from '@/ui/Segmented';
import type { DraftPair, Place } from './puzzle-file';
import { text } from './text';

type Side = 'input' | 'output';

type PairEditorProps = {
  place: Place;
  pair: DraftPair;
  readOnly: boolean;
  onGrid: (side: Side, grid: Grid) => void;
  onEarlier: () => void;
  onRemove: () => void;
};

/** One pair: its input and its output, drawn with the tools of the player. */
export function PairEditor(props: PairEditorProps) {
  const { place, pair, readOnly, onGrid, onEarlier, onRemove } = props;
  const [side, setSide] = useState<Side>('input');
  const grid = pair[side];
  return (
    <section aria-labelledby="pair">
      <header className="mb-3 flex flex-wrap items-center gap-2">
        <h2 id="pair" className="text-md font-semibold">
          {text.pair(place.part, place.at)}
        </h2>
        <Segmented
          label={text.sides}
          value={side}
          onChange={setSide}
          options={(['input', 'output'] as const).map((value) => ({
            value,
            label: text.side[value],
          }))}
        />
        {!readOnly && (
          <span className="ml-auto flex gap-1">
            <IconButton
              label={text.earlier}
              disabledReason={place.at === 0 ? text.first : undefined}
              onClick={onEarlier}
            >
              <ArrowUp size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton label={text.remove} onClick={onRemove}>
              <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </header>
      {grid === null ? (
        <NoOutput pair={pair} readOnly={readOnly} onGrid={(first) => onGrid('output', first)} />
      ) : readOnly ? (
        <div className="max-w-120">
          <GridView label={text.side[side]} grid={grid} digits={false} />
        </div>
      ) : (
        <SideEditor
          key={side}
          label={text.side[side]}
          first={grid}
          source={side === 'output' ? pair.input : null}
          onGrid={(next) => onGrid(side, next)}
        />
      )}
    </section>
  );
}

type NoOutputProps = { pair: DraftPair; readOnly: boolean; onGrid: (grid: Grid) => void };

function NoOutput({ pair: { input }, readOnly, onGrid }: NoOutputProps) {
  return (
    <EmptyState
      action={
        !readOnly && (
          <span className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => onGrid(input)}>{text.copyInput}</Button>
            <Button onClick={() => onGrid(blank(rowsOf(input), columnsOf(input)))}>
              {text.beginBlank}
            </Button>
          </span>
        )
      }
    >
      {text.noOutput}
    </EmptyState>
  );
}

type SideEditorProps = {
  label: string;
  first: Grid;
  source: Grid | null;
  onGrid: (grid: Grid) => void;
};

function SideEditor({ label, first, source, onGrid }: SideEditorProps) {
  const [view, onView] = useView();
  const editor = useEditor(first, source);
  const { grid } = editor;
  const latest = useRef(onGrid);
  useEffect(() => {
    latest.current = onGrid;
  });
  // The editor keeps the drawing and its history; each new drawing is handed on to the draft.
  const handed = useRef(first);
  useEffect(() => {
    if (handed.current === grid) return;
    handed.current = grid;
    latest.current(grid);
  }, [grid]);
  return (
    <div
      data-grid-palette={view.palette}
      className="grid gap-4.5 xl:grid-cols-[minmax(0,1fr)_184px]"
    >
      <div className="min-w-0">
        <div className="max-w-120">
          <GridEditor label={label} editor={editor} digits={view.digits} />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-1">
          <HistoryButtons editor={editor} />
          <AreaButtons editor={editor} />
          {source !== null && (
            <Button variant="ghost" onClick={() => editor.act('copy_input')}>
              {gridWords.copyInput}
            </Button>
          )}
          <Button variant="ghost" onClick={() => editor.act('reset')}>
            {gridWords.reset}
          </Button>
        </div>
      </div>
      <ToolPanel
        tool={editor.tool}
        symbol={editor.symbol}
        take={editor.take}
        choose={editor.choose}
        view={view}
        onView={onView}
      />
    </div>
  );
}
