import { type RefObject, useId } from 'react';

import { VisuallyHidden } from '@/ui/VisuallyHidden';

import { type EditorHandle, type EditorOptions, useCodeEditor } from '@/features/workspace/hooks';
import { text } from '@/features/workspace/text';

type CodeEditorProps = Omit<EditorOptions, 'describedBy' | 'readOnly'> & {
  /** Why nothing can be written here now; undefined when it can. */
  readOnlyReason: string | undefined;
  handle: RefObject<EditorHandle | null>;
  fontSize: number;
};

/** The editor. Tab indents; Escape and then Tab leaves it, and a screen reader hears that. */
export function CodeEditor({ handle, fontSize, readOnlyReason, ...options }: CodeEditorProps) {
  const helpId = useId();
  const readOnly = readOnlyReason !== undefined;
  const host = useCodeEditor({ ...options, readOnly, describedBy: helpId }, handle);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={host}
        className="min-h-0 flex-1 overflow-hidden"
        style={{ '--editor-size': `${fontSize}px` } as React.CSSProperties}
      />
      <span id={helpId} hidden>
        {options.settings.screenReader ? text.editorHelpReader : text.editorHelp}
      </span>
      <VisuallyHidden>{readOnlyReason}</VisuallyHidden>
    </div>
  );
}
