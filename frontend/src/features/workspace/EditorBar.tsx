import { FileCode, RotateCcw } from 'lucide-react';
import { useState } from 'react';

import type { Attempt, LanguageId } from '@/api/types';
import { AlertDialog } from '@/ui/AlertDialog';
import { IconButton } from '@/ui/IconButton';
import { Select } from '@/ui/Select';

import { fileName } from './editor/languages';
import { languageName } from './rules';
import { text } from './text';

type EditorBarProps = {
  languages: Attempt['languages'];
  language: LanguageId;
  onLanguage: (language: LanguageId) => void;
  onReset: () => void;
  readOnly: boolean;
};

/** The head of the editor: which file, which language, back to the template. */
export function EditorBar({ languages, language, onLanguage, onReset, readOnly }: EditorBarProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex h-10 flex-none items-center gap-1 border-b border-line px-2 max-md:h-12">
      <span className="inline-flex h-7 items-center gap-[7px] rounded-sm bg-surface-active px-2.5 text-sm font-medium">
        <FileCode size={15} strokeWidth={1.75} aria-hidden="true" />
        {fileName(language)}
      </span>
      <span className="flex-1" />
      <Select
        aria-label={text.language}
        size="sm"
        className="w-40 border-transparent bg-transparent read-only:bg-transparent max-md:h-10"
        value={language}
        onChange={onLanguage}
        options={languages.map((one) => ({
          value: one.id,
          label: languageName(one),
          ...(one.available ? {} : { disabledReason: text.noWorker }),
        }))}
      />
      <IconButton
        size="sm"
        label={text.reset}
        disabledReason={readOnly ? text.overTitle : undefined}
        onClick={() => setAsking(true)}
      >
        <RotateCcw size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.resetTitle}
        description={text.resetDetail}
        confirmLabel={text.resetConfirm}
        cancelLabel={text.keep}
        onConfirm={() => {
          setAsking(false);
          onReset();
        }}
      />
    </div>
  );
}
