import { CircleAlert } from 'lucide-react';
import { Field } from '@/ui/Field';
import { Notice } from '@/ui/Notice';
import { Textarea } from '@/ui/Textarea';
import { text } from './text';
import { useWritingPuzzle } from './use-writing-puzzle';

/** The file itself; what is wrong with it stands above. */
export function RawPuzzle() {
  const { source, read, readOnly, writeText } = useWritingPuzzle();
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      {!read.ok && (
        <Notice tone="caution" icon={CircleAlert}>
          <p role="alert">{text.broken(read.why)}</p>
          <p>{text.brokenHint}</p>
        </Notice>
      )}
      <Field label={text.raw} hint={text.rawHint}>
        <Textarea
          rows={14}
          className="font-mono"
          value={source}
          readOnly={readOnly}
          onChange={(event) => writeText(event.target.value)}
        />
      </Field>
    </div>
  );
}
