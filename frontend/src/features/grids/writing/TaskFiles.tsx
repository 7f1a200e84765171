import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { readTask } from '@/features/grids/formats/read';
import { arcOf, withTask, type PuzzleFile } from './puzzle-file';
import { text } from './text';
import { useWritingPuzzle } from './use-writing-puzzle';

/** As the grid converter takes. Source: product §8. */
const MAX_BYTES = 1024 * 1024;
const UNNAMED: PuzzleFile = {
  name: '',
  difficulty: null,
  licence: '',
  allOrNothing: false,
  train: [],
  test: [],
};

/** Takes the pairs from a file in the form of ARC, and gives them as one. */
export function TaskFiles({ onImported }: { onImported: () => void }) {
  const { name, title, read, readOnly, write } = useWritingPuzzle();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const take = async (file: File) => {
    const found =
      file.size > MAX_BYTES
        ? ({ ok: false, why: text.tooLarge } as const)
        : readTask(await file.text());
    if (!found.ok) {
      setFailure(text.importFailed(file.name, found.why));
      return;
    }
    setFailure(null);
    const { task } = found;
    write(withTask(read.ok ? read.puzzle : { ...UNNAMED, name: title }, task));
    onImported();
    notify('success', text.imported(task.train.length, task.test.length));
  };
  const save = (puzzle: PuzzleFile) => {
    const blob = new Blob([arcOf(puzzle)], { type: 'application/json' });
    saveFile(blob, `${name}.json`);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap gap-2">
        {!readOnly && (
          <>
            <input
              ref={input}
              type="file"
              accept=".json,application/json"
              hidden
              aria-label={text.importTask}
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file !== undefined) void take(file);
                event.target.value = '';
              }}
            />
            <Button
              size="sm"
              icon={<Upload size={14} aria-hidden="true" />}
              onClick={() => input.current?.click()}
            >
              {text.importTask}
            </Button>
          </>
        )}
        {read.ok && (
          <Button
            size="sm"
            icon={<Download size={14} aria-hidden="true" />}
            onClick={() => save(read.puzzle)}
          >
            {text.exportTask}
          </Button>
        )}
      </div>
      {failure !== null && (
        <p role="alert" className="text-sm text-negative-text">
          {failure}
        </p>
      )}
    </div>
  );
}
