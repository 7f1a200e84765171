import { memo } from 'react';
import type { Grid } from '@/features/grids/rules';
import { text } from '@/features/grids/text';
import { Kbd } from '@/ui/Kbd';
import { frameStyle } from './cells';
import { GridCanvas } from './GridCanvas';
import { SizeSteppers } from './SizeSteppers';
import type { Editor } from './use-editor';

type GridEditorProps = {
  label: string;
  editor: Editor;
  digits: boolean;
  /** The grid whose differences are outlined; absent where none are. */
  given?: Grid | undefined;
};

/** The grid with its name, the cursor's place and its size above it. */
export function GridEditor({ label, editor, digits, given }: GridEditorProps) {
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xs font-semibold">{label}</h3>
        <span className="ml-auto text-xs text-fg-muted" aria-hidden="true">
          {text.place(...editor.cursor)}
        </span>
        <SizeSteppers editor={editor} />
      </div>
      <div className="@container mx-auto" style={frameStyle(editor.grid)}>
        <GridCanvas
          label={label}
          grid={editor.grid}
          cursor={editor.cursor}
          selection={editor.selection}
          digits={digits}
          given={given}
          onPress={editor.press}
          onDrag={editor.drag}
          onKey={editor.onKey}
        />
      </div>
    </div>
  );
}

/** The keys of the editor, in words. */
export const KeyList = memo(function KeyList() {
  return (
    <section className="text-xs text-fg-muted max-lg:hidden">
      <h3 className="mb-2 font-semibold text-fg">{text.keyboard}</h3>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2">
        {text.keys.map(([caps, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-0.5">
              {caps.map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
