import { useId, useRef, type CSSProperties } from 'react';
import { useCodeEditor, type EditorHandle } from '@/features/workspace/hooks';
import { useEditorSettings } from '@/features/workspace/store';
import { text as editor } from '@/features/workspace/text';
import { languageOf } from '@/features/problem-builder/rules';
import { text } from '@/features/problem-builder/text';

type FileTextProps = {
  path: string;
  value: string;
  onChange: (value: string) => void;
  readOnlyReason: string | undefined;
  /** Grows when the text was replaced from outside. */
  revision: number;
};

const nothing = () => undefined;

/** One file in the code editor. Tab indents; Escape and then Tab leaves it. */
export function FileText({ path, value, onChange, readOnlyReason, revision }: FileTextProps) {
  const handle = useRef<EditorHandle>(null);
  const helpId = useId();
  const settings = useEditorSettings();
  const host = useCodeEditor(
    {
      documentKey: `${path} ${revision}`,
      initialText: value,
      initialOffset: 0,
      language: languageOf(path),
      label: text.files.editor(path),
      describedBy: helpId,
      settings,
      keys: settings.keys,
      readOnly: readOnlyReason !== undefined,
      onChange,
      onCursor: nothing,
      onBlur: nothing,
    },
    handle,
  );
  return (
    <div
      data-fixes="file"
      className="flex h-[26rem] min-h-0 flex-col overflow-hidden rounded-md border border-line"
    >
      <div
        ref={host}
        className="min-h-0 flex-1 overflow-hidden"
        style={{ '--editor-size': `${settings.fontSize}px` } as CSSProperties}
      />
      <span id={helpId} hidden>
        {readOnlyReason ?? editor.editorHelp}
      </span>
    </div>
  );
}
