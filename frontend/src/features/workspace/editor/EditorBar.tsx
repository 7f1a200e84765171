import { FileCode, Maximize2, Minimize2, RotateCcw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';

import type { Attempt, LanguageId } from '@/api/words';
import { hasFiles } from '@/features/problems/rules';
import { logError } from '@/platform/log';
import { AlertDialog } from '@/ui/AlertDialog';
import { IconButton } from '@/ui/IconButton';
import { Select } from '@/ui/Select';

import { NewFile } from '@/features/workspace/files/NewFile';
import type { FilesShown } from '@/features/workspace/hooks';
import { languageName } from '@/features/workspace/rules';
import { text } from '@/features/workspace/text';

type EditorBarProps = {
  languages: Attempt['languages'];
  language: LanguageId;
  onLanguage: (language: LanguageId) => void;
  onReset: () => void;
  readOnlyReason: string | undefined;
  files: FilesShown;
  onAddFile: (name: string) => void;
  onFocus: () => void;
};

/** The head of the editor: which file, one more file, which language, back to the template. */
export function EditorBar(props: EditorBarProps) {
  const { languages, language, onLanguage, onReset, readOnlyReason, files, onAddFile } = props;
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex min-h-10 min-w-0 flex-none flex-wrap items-center justify-end gap-1 border-b border-line px-2 py-0.5 max-md:min-h-12">
      <span className="inline-flex h-7 min-w-0 items-center gap-[7px] rounded-sm bg-surface-active px-2.5 text-sm font-medium">
        <FileCode size={15} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
        <span className="truncate">{files.current}</span>
      </span>
      {hasFiles(language) && (
        <NewFile
          language={language}
          names={files.names}
          readOnlyReason={readOnlyReason}
          onAdd={onAddFile}
          onFocus={props.onFocus}
        />
      )}
      <span className="min-w-0 flex-1" />
      <Select
        aria-label={text.language}
        size="sm"
        className="w-40 max-w-full flex-none border-transparent bg-transparent read-only:bg-transparent max-md:h-10"
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
        disabledReason={readOnlyReason}
        onClick={() => setAsking(true)}
      >
        <RotateCcw size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <FullScreen />
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

function watchFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The whole page fills the screen, so that menus and dialogs still have a place; phones do it by themselves. */
function FullScreen() {
  const full = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const turn = () => {
    const turned = full
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    turned.catch((error: unknown) => logError('full screen', error));
  };
  const Icon = full ? Minimize2 : Maximize2;
  return (
    <IconButton
      size="sm"
      className="max-md:hidden"
      label={full ? text.leaveFullScreen : text.fullScreen}
      onClick={turn}
    >
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
