import { type RefObject, useState } from 'react';

import type { Attempt, AttemptTask, LanguageId } from '@/api/words';
import type { OpenDraftState } from '@/features/attempts/hooks';
import { templateOf } from '@/features/attempts/rules';
import { fileName, languageLabel } from '@/features/problems/rules';
import type { Recording } from '@/features/recordings/use-recorder';
import { CodeEditor } from '@/features/workspace/editor/CodeEditor';
import { DraftNotices } from '@/features/workspace/DraftNotices';
import { EditorBar } from '@/features/workspace/editor/EditorBar';
import { SymbolRow } from '@/features/workspace/editor/SymbolRow';
import { FileTabs } from '@/features/workspace/files/FileTabs';
import { text as filesText } from '@/features/workspace/files/text';
import { type EditorHandle, type FilesShown, sameFiles } from '@/features/workspace/hooks';
import { Pane } from '@/features/workspace/Pane';
import { useCursor, useEditorSettings } from '@/features/workspace/store';
import { text } from '@/features/workspace/text';
import { notify } from '@/ui/notify';
import { useIsWide } from '@/ui/use-media';

import { cursorOffset, keepCursor } from '@/features/workspace/editor/cursor-memory';

type EditorPaneProps = {
  languages: Attempt['languages'];
  task: AttemptTask;
  language: LanguageId;
  onLanguage: (language: LanguageId) => void;
  draft: OpenDraftState;
  editor: RefObject<EditorHandle | null>;
  onTakePlace: () => void;
  recording?: Recording | null;
  /** Why nothing can be written here now. */
  readOnlyReason: string | undefined;
};

/** The editor with its head and, above the text, what there is to know about the draft. */
export function EditorPane(props: EditorPaneProps) {
  const { languages, task, language, onLanguage, draft, editor, readOnlyReason } = props;
  const { fontSize, tabSize, wrap, keys, screenReader, suggest, types } = useEditorSettings();
  // A phone has no room for the messages, and the checker is a megabyte.
  const isWide = useIsWide();
  const [isWriting, setWriting] = useState(false);
  const { autosave, opened, id } = draft.entry;
  const replace = (source: string) => editor.current?.replace(source);
  const focus = () => editor.current?.focus();
  const [shown, setShown] = useState<FilesShown | null>(null);
  const files = shown ?? { names: [fileName(language)], current: fileName(language) };
  return (
    <Pane label={text.codePane}>
      <EditorBar
        languages={languages}
        language={language}
        onLanguage={onLanguage}
        onReset={() => replace(templateOf(task, language))}
        readOnlyReason={readOnlyReason}
        files={files}
        onAddFile={(name) => editor.current?.addFile(name)}
        onFocus={focus}
      />
      {files.names.length > 1 && (
        <FileTabs
          language={language}
          files={files}
          readOnlyReason={readOnlyReason}
          onOpen={(name) => editor.current?.openFile(name)}
          onRename={(before, after) => editor.current?.renameFile(before, after)}
          onRemove={(name) => editor.current?.removeFile(name)}
          onFocus={focus}
        />
      )}
      <DraftNotices
        key={id}
        note={opened.note}
        other={opened.other}
        status={draft.status}
        unsent={autosave.hasUnsent}
        keptHere={draft.keptHere}
        said={autosave.said}
        onBringBack={replace}
        onTakePlace={props.onTakePlace}
        onTakeOver={async () => replace(await draft.takeOver())}
        onLoadOther={async () => {
          const source = await draft.adoptOther();
          if (source !== null) replace(source);
        }}
      />
      <CodeEditor
        handle={editor}
        documentKey={id}
        initialText={autosave.source}
        initialOffset={cursorOffset(id)}
        language={language}
        label={text.editorLabel(task.title, languageLabel(language))}
        settings={{ tabSize, wrap, screenReader, suggest, types: types && isWide }}
        keys={keys}
        fontSize={fontSize}
        readOnlyReason={readOnlyReason}
        onChange={(source) => autosave.edit(source)}
        onCursor={(cursor) => {
          keepCursor(id, cursor.offset);
          useCursor.setState({ cursor });
        }}
        onFocus={() => setWriting(true)}
        onBlur={() => {
          setWriting(false);
          void autosave.flush();
        }}
        files={language}
        onFiles={(now) => setShown((before) => sameFiles(before, now))}
        onTitleRefused={() => notify('info', filesText.titleKept)}
        onOpen={(textOf) => props.recording?.onOpen(task.id, language, textOf)}
        onEdits={(edits, how) => props.recording?.onEdits(edits, how)}
      />
      {isWriting && readOnlyReason === undefined && <SymbolRow editor={editor} />}
    </Pane>
  );
}
