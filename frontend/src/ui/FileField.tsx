import { FileText, Trash2, Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { AskedButton } from './AskedButton';
import { Button } from './Button';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type FileFieldProps = {
  /** As `accept` of an input. */
  accept: string;
  /** What is there, and how large in words. */
  file: { name: string; size: string } | null;
  /** Why nothing was sent or removed. */
  problem: string | null;
  sending: boolean;
  removing: boolean;
  words: {
    title: string;
    hint: string;
    choose: string;
    replace: string;
    remove: string;
    /** Before it is removed. */
    ask: { title: string; detail: string; confirm: string; cancel: string };
  };
  onTake: (file: File) => void;
  onRemove: () => void;
};

/** One file that goes with something; choosing one takes it at once. */
export function FileField({ accept, file, problem, words, ...rest }: FileFieldProps) {
  const { sending, removing, onTake, onRemove } = rest;
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  return (
    <div className="flex flex-col gap-2">
      {file !== null && (
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <FileText {...ICON} className="shrink-0 text-fg-muted" />
          <span className="min-w-0 truncate font-medium">{file.name}</span>
          <span className="shrink-0 text-xs text-fg-muted">{file.size}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={accept}
          className="sr-only"
          tabIndex={-1}
          aria-label={words.title}
          aria-describedby={note}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen !== undefined) onTake(chosen);
            event.target.value = '';
          }}
        />
        <Button
          icon={<Upload {...ICON} />}
          loading={sending}
          onClick={() => input.current?.click()}
        >
          {file === null ? words.choose : words.replace}
        </Button>
        {file !== null && (
          <AskedButton
            variant="ghost"
            icon={<Trash2 {...ICON} />}
            loading={removing}
            ask={words.ask}
            onConfirm={onRemove}
          >
            {words.remove}
          </AskedButton>
        )}
      </div>
      {problem === null ? (
        <p id={note} className="text-xs text-fg-muted">
          {words.hint}
        </p>
      ) : (
        <p id={note} role="alert" className="text-xs text-negative-text">
          {problem}
        </p>
      )}
    </div>
  );
}
