import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fieldError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { SupportFile } from '@/api/words/support';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Textarea } from '@/ui/Textarea';
import { upload } from './api';
import { MOST_BYTES, MOST_CHARACTERS, MOST_FILES, suggested, TAKEN, withCanned } from './rules';
import { text } from './text';

type Canned = { key: string; text: string };

type ComposerProps = {
  onSend: (words: string, files: readonly SupportFile[]) => void;
  onType: () => void;
  /** Texts that `/key` and Tab insert. */
  canned?: readonly Canned[];
  label?: string;
  sendLabel?: string;
  /** Files go with messages, not with notes. */
  withFiles?: boolean;
  /** Beside the button that sends. */
  extra?: ReactNode;
};

/** Files that are uploaded for the message being written. */
function useFiles() {
  const [files, setFiles] = useState<readonly SupportFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (chosen: readonly File[]) => {
    const refused =
      files.length + chosen.length > MOST_FILES
        ? text.tooManyFiles
        : chosen.some((file) => file.size > MOST_BYTES)
          ? text.tooLarge
          : undefined;
    setProblem(refused);
    if (refused !== undefined) return;
    setBusy(true);
    try {
      for (const file of chosen) {
        const kept = await upload(file);
        setFiles((now) => [...now, kept]);
      }
    } catch (error) {
      setProblem(fieldError(error, 'content') ?? failureWords(error, text.uploadFailed));
    } finally {
      setBusy(false);
    }
  };
  const drop = (id: string) => setFiles((now) => now.filter((file) => file.id !== id));
  return { files, busy, problem, take, drop, clear: () => setFiles([]) };
}

/** Where a message is written. Ctrl+Enter sends; Tab after `/key` inserts a canned reply. */
export function Composer(props: ComposerProps) {
  const { onSend, onType, canned = [], withFiles = true, extra } = props;
  const [words, setWords] = useState('');
  const uploads = useFiles();
  const picker = useRef<HTMLInputElement>(null);
  const tooLong = Array.from(words).length > MOST_CHARACTERS;
  const isEmpty = words.trim() === '' && uploads.files.length === 0;
  const send = () => {
    if (isEmpty || tooLong || uploads.busy) return;
    onSend(words.trim(), uploads.files);
    setWords('');
    uploads.clear();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
    const inserted = event.key === 'Tab' && !event.shiftKey ? withCanned(words, canned) : null;
    if (inserted !== null) {
      event.preventDefault();
      setWords(inserted);
    }
  };
  const matches = suggested(words, canned);
  return (
    <form
      className="flex w-full flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {matches.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {matches.map((reply) => (
            <li key={reply.key}>
              <Button
                size="sm"
                onClick={() => setWords(words.replace(/\/[a-z0-9-]*$/, () => reply.text))}
              >
                /{reply.key}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Field
        label={props.label ?? text.message}
        hideLabel
        error={tooLong ? text.tooLong : uploads.problem}
      >
        <Textarea
          rows={3}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            onType();
          }}
          onKeyDown={press}
          placeholder={props.label ?? text.message}
        />
      </Field>
      {uploads.files.length > 0 && (
        <ul className="flex flex-col gap-1 text-xs">
          {uploads.files.map((file) => (
            <li key={file.id} className="flex items-center gap-2">
              <span className="min-w-0 truncate">{file.name}</span>
              <IconButton
                size="sm"
                label={text.remove(file.name)}
                onClick={() => uploads.drop(file.id)}
              >
                <X size={14} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {withFiles && (
          <>
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              accept={TAKEN}
              onChange={(event) => {
                const chosen = [...(event.target.files ?? [])];
                event.target.value = '';
                void uploads.take(chosen);
              }}
            />
            <IconButton
              label={text.attach}
              loading={uploads.busy}
              onClick={() => picker.current?.click()}
            >
              <Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <span className="text-2xs text-fg-subtle max-md:hidden">{text.sendKeys}</span>
        <div className="ml-auto flex gap-2">
          {extra}
          <Button
            type="submit"
            variant="primary"
            icon={<SendHorizontal size={15} strokeWidth={1.75} aria-hidden="true" />}
          >
            {props.sendLabel ?? text.send}
          </Button>
        </div>
      </div>
    </form>
  );
}
