import { useEffect, useState } from 'react';
import { AreaButtons, HistoryButtons } from '@/features/grids/drawing/AreaButtons';
import { GridEditor, KeyList } from '@/features/grids/drawing/GridEditor';
import { ToolPanel } from '@/features/grids/drawing/ToolPanel';
import { useEditor } from '@/features/grids/drawing/use-editor';
import { useView } from '@/features/grids/drawing/use-view';
import type { Named } from '@/features/grids/formats/read';
import { text as words } from '@/features/grids/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Segmented } from '@/ui/Segmented';
import { Outputs } from './Outputs';
import { hashOf, sharedIn, type Format, type Side } from './shared';
import { text } from './text';

/** Keeps the address up to date without a step of history for each cell. */
function useHash(hash: string) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = `${location.pathname}${location.search}${hash}`;
      history.replaceState(history.state, '', address);
    }, 200);
    return () => clearTimeout(timer);
  }, [hash]);
}

/** Two grids to draw, and everything they can be written as. */
export function Converter() {
  const [first] = useState(() => sharedIn(location.hash));
  const [side, setSide] = useState<Side>(first.side);
  const [format, setFormat] = useState<Format>(first.format);
  const [view, onView] = useView();
  const input = useEditor(first.input, null);
  const output = useEditor(first.output, input.grid);
  const editor = side === 'input' ? input : output;
  const pair = { input: input.grid, output: output.grid };
  const hash = hashOf({ ...pair, side, format });
  useHash(hash);

  const take = (named: Named) => {
    if (named.input === null) {
      editor.load(named.output);
      return;
    }
    input.load(named.input);
    output.load(named.output);
  };
  return (
    <div
      data-grid-palette={view.palette}
      className="grid items-start gap-4.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <Card
        title={text.drawing}
        action={
          <Segmented
            label={text.sides}
            value={side}
            onChange={setSide}
            options={(['input', 'output'] as const).map((value) => ({
              value,
              label: text.side[value],
            }))}
          />
        }
      >
        <div className="grid gap-4.5 lg:grid-cols-[minmax(0,1fr)_184px]">
          <div className="min-w-0">
            <GridEditor label={text.side[side]} editor={editor} digits={view.digits} />
            <div className="mt-3 flex flex-wrap items-center gap-1">
              <HistoryButtons editor={editor} />
              <AreaButtons editor={editor} />
              {side === 'output' && (
                <Button variant="ghost" onClick={() => editor.act('copy_input')}>
                  {words.copyInput}
                </Button>
              )}
              <Button variant="ghost" onClick={() => editor.act('reset')}>
                {words.reset}
              </Button>
            </div>
          </div>
          <div className="flex flex-col gap-5">
            <ToolPanel
              tool={editor.tool}
              symbol={editor.symbol}
              take={editor.take}
              choose={editor.choose}
              view={view}
              onView={onView}
            />
            <KeyList />
          </div>
        </div>
      </Card>
      <Outputs
        pair={pair}
        grid={editor.grid}
        format={format}
        onFormat={setFormat}
        onTake={take}
        hash={hash}
      />
    </div>
  );
}
