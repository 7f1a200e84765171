import { FilePlus } from 'lucide-react';
import { useState } from 'react';

import type { LanguageId } from '@/api/words';
import { MAX_FILES } from '@/features/problems/rules';
import { IconButton } from '@/ui/IconButton';

import { NameDialog } from './NameDialog';
import { text } from './text';

type NewFileProps = {
  language: LanguageId;
  names: readonly string[];
  readOnlyReason: string | undefined;
  onAdd: (name: string) => void;
  onFocus: () => void;
};

/** One more file for the program. */
export function NewFile({ language, names, readOnlyReason, onAdd, onFocus }: NewFileProps) {
  const [asking, setAsking] = useState(false);
  const full = names.length >= MAX_FILES ? text.problems.too_many : undefined;
  return (
    <>
      <IconButton
        size="sm"
        label={text.newFile}
        disabledReason={readOnlyReason ?? full}
        onClick={() => setAsking(true)}
      >
        <FilePlus size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {asking && (
        <NameDialog
          title={text.newTitle}
          detail={text.newDetail}
          submit={text.add}
          language={language}
          before={null}
          names={names}
          onName={onAdd}
          onFocus={onFocus}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
