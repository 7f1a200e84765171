import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ProfileDraft } from '@/features/account/rules';
import { text } from '@/features/account/text';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { MAX_FILE_BYTES, profileOf, resumeOf, textOf } from './json-resume';

const words = text.profile.resume;
const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type JsonResumeProps = {
  draft: ProfileDraft;
  email: string;
  /** Takes what a file says; nothing is sent by it. */
  onFill: (said: Partial<ProfileDraft>) => void;
};

/** Fills the profile in from a file in the JSON Resume format, and saves it as one. Both stay in the browser. */
export function JsonResume({ draft, email, onFill }: JsonResumeProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) {
      setProblem(words.tooLarge);
      return;
    }
    const said = profileOf(textOf(await file.arrayBuffer()));
    setProblem(said === null ? words.unreadable : null);
    if (said === null) return;
    onFill(said);
    notify('success', words.filled);
  };
  const download = () => {
    const resume = JSON.stringify(resumeOf(draft, email), null, 2);
    saveFile(new Blob([resume], { type: 'application/json' }), 'resume.json');
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          className="sr-only"
          tabIndex={-1}
          aria-label={words.file}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen !== undefined) void take(chosen);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        <Button icon={<Upload {...ICON} />} onClick={() => input.current?.click()}>
          {words.fill}
        </Button>
        <Button icon={<Download {...ICON} />} onClick={download}>
          {words.download}
        </Button>
      </div>
      <p
        role={problem === null ? undefined : 'alert'}
        className={problem === null ? 'text-xs text-fg-muted' : 'text-xs text-negative-text'}
      >
        {problem ?? words.hint}
      </p>
    </div>
  );
}
