import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import {
  asCpp,
  asCsv,
  asDigits,
  asJson,
  asPair,
  asPython,
  asRust,
  type Pair,
} from '@/features/grids/formats/write';
import type { Grid } from '@/features/grids/rules';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { notify } from '@/ui/notify';
import { Textarea } from '@/ui/Textarea';
import { useCopy } from '@/ui/use-copy';
import type { Format } from './shared';
import { text } from './text';

export type TextFormat = Exclude<Format, 'picture'>;

const writers: Record<TextFormat, (grid: Grid, pair: Pair) => string> = {
  pair: (_, pair) => asPair(pair),
  json: (grid) => asJson(grid),
  python: asPython,
  rust: asRust,
  cpp: asCpp,
  csv: asCsv,
  digits: asDigits,
};

const files: Record<TextFormat, string> = {
  pair: 'pair.json',
  json: 'grid.json',
  python: 'grid.py',
  rust: 'grid.rs',
  cpp: 'grid.cpp',
  csv: 'grid.csv',
  digits: 'grid.txt',
};

type TextOutputProps = {
  format: TextFormat;
  pair: Pair;
  grid: Grid;
  /** Whether the text was a grid. */
  onText: (source: string) => boolean;
};

/** One format: what the grid is, and a field to write what it shall be. */
export function TextOutput({ format, pair, grid, onText }: TextOutputProps) {
  const written = writers[format](grid, pair);
  // What is being typed. A text that is no grid stays until the grid is drawn on.
  const [draft, setDraft] = useState<{ typed: string; badFor: Grid | null } | null>(null);
  const isOver = draft !== null && draft.badFor !== null && draft.badFor !== grid;
  const shown = draft === null || isOver ? written : draft.typed;
  const { copied, copy } = useCopy(written, () => notify('error', text.copyFailed));
  const type = (source: string) => {
    setDraft({ typed: source, badFor: onText(source) ? null : grid });
  };
  return (
    <>
      <Field label={text.area(text.format[format])} hideLabel hint={text.areaHint}>
        <Textarea
          rows={16}
          spellCheck={false}
          value={shown}
          className="font-mono text-xs"
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => draft?.badFor === null && setDraft(null)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="primary"
          onClick={copy}
          icon={
            copied ? (
              <Check size={15} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Copy size={15} strokeWidth={1.75} aria-hidden="true" />
            )
          }
        >
          {copied ? text.copied : text.copy}
        </Button>
        <Button
          onClick={() =>
            saveFile(new Blob([`${written}\n`], { type: 'text/plain' }), files[format])
          }
          icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
        >
          {text.download}
        </Button>
      </div>
    </>
  );
}
