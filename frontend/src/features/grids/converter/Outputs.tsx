import { FolderOpen, Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { readGrids, type Named } from '@/features/grids/formats/read';
import type { Pair } from '@/features/grids/formats/write';
import type { Grid } from '@/features/grids/rules';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { Field } from '@/ui/Field';
import { notify } from '@/ui/notify';
import { Select } from '@/ui/Select';
import { Tabs } from '@/ui/Tabs';
import { useCopy } from '@/ui/use-copy';
import { PictureOutput } from './PictureOutput';
import { formats, pairHash, type Format } from './shared';
import { text } from './text';
import { TextOutput } from './TextOutput';

/** Source: product §8. */
const MAX_BYTES = 1_048_576;

type OutputsProps = {
  pair: Pair;
  grid: Grid;
  format: Format;
  onFormat: (format: Format) => void;
  onTake: (named: Named) => void;
  hash: string;
};

/** The grid as text and picture, and the way back from a text or a file. */
export function Outputs({ pair, grid, format, onFormat, onTake, hash }: OutputsProps) {
  const [why, setWhy] = useState<{ says: string; of: Grid } | null>(null);
  const [pairs, setPairs] = useState<readonly Named[]>([]);
  const [chosen, setChosen] = useState('0');

  const read = (source: string) => {
    const answer = readGrids(source);
    setWhy(answer.ok ? null : { says: answer.why, of: grid });
    if (!answer.ok) return false;
    setPairs(answer.found.length > 1 ? answer.found : []);
    setChosen('0');
    const [first] = answer.found;
    if (first !== undefined) onTake(first);
    return true;
  };
  const choose = (at: string) => {
    setChosen(at);
    const named = pairs[Number(at)];
    if (named !== undefined) onTake(named);
  };
  const address = `${location.origin}${location.pathname}${hash}`;
  const link = useCopy(address, () => notify('error', text.shareFailed));
  return (
    <Card
      title={text.formats}
      action={<FileButton onText={read} onProblem={(says) => setWhy({ says, of: grid })} />}
    >
      {why !== null && why.of === grid && (
        <ErrorBox className="mb-3">
          {why.says} {text.kept}
        </ErrorBox>
      )}
      {pairs.length > 1 && (
        <Field label={text.pairs} className="mb-3">
          <Select
            value={chosen}
            onChange={choose}
            options={pairs.map(({ name }, at) => ({ value: String(at), label: name }))}
          />
        </Field>
      )}
      <Tabs
        label={text.formats}
        value={format}
        onChange={onFormat}
        panelClassName="pt-3"
        tabs={formats.map((value) => ({
          value,
          label: text.format[value],
          content:
            value === 'picture' ? (
              <PictureOutput grid={grid} />
            ) : (
              <TextOutput format={value} pair={pair} grid={grid} onText={read} />
            ),
        }))}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-3.5">
        <Button
          onClick={link.copy}
          icon={<Link2 size={15} strokeWidth={1.75} aria-hidden="true" />}
        >
          {link.copied ? text.copied : text.share}
        </Button>
        <Button asChild>
          <Link to={{ pathname: paths.problemBuilder, hash: pairHash(pair) }}>{text.send}</Link>
        </Button>
        <p className="min-w-40 flex-1 text-xs text-fg-muted">{text.shareHint}</p>
      </div>
    </Card>
  );
}

type FileButtonProps = { onText: (source: string) => boolean; onProblem: (why: string) => void };

function FileButton({ onText, onProblem }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MAX_BYTES) {
      onProblem(text.tooLarge);
      return;
    }
    try {
      onText(await file.text());
    } catch {
      onProblem(text.unreadable);
    }
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={text.open}
        accept=".json,.csv,.txt,application/json,text/csv,text/plain"
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          // The same file may be opened again after it was corrected.
          event.currentTarget.value = '';
        }}
      />
      <Button
        onClick={() => picker.current?.click()}
        icon={<FolderOpen size={15} strokeWidth={1.75} aria-hidden="true" />}
      >
        {text.open}
      </Button>
    </>
  );
}
