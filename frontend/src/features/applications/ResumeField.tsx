import { useMutation } from '@tanstack/react-query';
import { FileText, Trash2, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { failureWords } from '@/api/failure';
import type { Resume } from '@/api/words';
import { Button } from '@/ui/Button';
import { base64Of, fileComplaint, fileProblem, sizeWords } from './rules';
import { text } from './text';

const words = text.resume;
const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type ResumeFieldProps = {
  resume: Pick<Resume, 'name' | 'bytes'> | null;
  /** Sends a file, its content in Base64. */
  attach: (name: string, content: string) => Promise<void>;
  detach: () => Promise<void>;
};

/** A file that goes with something; choosing one sends it at once. */
export function ResumeField(props: ResumeFieldProps) {
  const { resume } = props;
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const attach = useMutation({
    mutationFn: async (file: File) => props.attach(file.name, await base64Of(file)),
    onError: (error) => setProblem(fileComplaint(error)),
  });
  const detach = useMutation({
    mutationFn: () => props.detach(),
    onError: (error) => setProblem(failureWords(error, words.removeFailed)),
  });
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const wrong = fileProblem(file);
    setProblem(wrong);
    if (wrong === null) attach.mutate(file);
  };
  return (
    <div className="flex flex-col gap-2">
      {resume !== null && (
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <FileText {...ICON} className="shrink-0 text-fg-muted" />
          <span className="min-w-0 truncate font-medium">{resume.name}</span>
          <span className="shrink-0 text-xs text-fg-muted">{sizeWords(resume.bytes)}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept=".pdf,.json,application/pdf,application/json"
          className="sr-only"
          tabIndex={-1}
          aria-label={words.title}
          aria-describedby={note}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          icon={<Upload {...ICON} />}
          loading={attach.isPending}
          onClick={() => input.current?.click()}
        >
          {resume === null ? words.choose : words.replace}
        </Button>
        {resume !== null && (
          <Button
            variant="ghost"
            icon={<Trash2 {...ICON} />}
            loading={detach.isPending}
            onClick={() => {
              setProblem(null);
              detach.mutate();
            }}
          >
            {words.remove}
          </Button>
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
