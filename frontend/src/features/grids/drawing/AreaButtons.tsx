import {
  ClipboardPaste,
  Copy,
  FlipHorizontal2,
  FlipVertical2,
  PaintBucket,
  Redo2,
  RotateCw,
  Undo2,
} from 'lucide-react';
import type { ActTool } from '@/features/grids/actions';
import { text } from '@/features/grids/text';
import { IconButton } from '@/ui/IconButton';
import type { Editor } from './use-editor';

const areaActs = [
  ['paint_area', text.paintArea, PaintBucket],
  ['copy', text.copy, Copy],
  ['mirror', text.mirror, FlipHorizontal2],
  ['flip', text.flip, FlipVertical2],
  ['turn', text.turn, RotateCw],
] as const satisfies readonly (readonly [ActTool, string, unknown])[];

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Undo and redo. */
export function HistoryButtons({ editor }: { editor: Editor }) {
  return (
    <>
      <IconButton
        label={text.undo}
        onClick={() => editor.act('undo')}
        disabledReason={editor.canUndo ? undefined : text.nothingToUndo}
      >
        <Undo2 {...icon} />
      </IconButton>
      <IconButton
        label={text.redo}
        onClick={() => editor.act('redo')}
        disabledReason={editor.canRedo ? undefined : text.nothingToRedo}
      >
        <Redo2 {...icon} />
      </IconButton>
    </>
  );
}

/** What can be done to the selected area. */
export function AreaButtons({ editor }: { editor: Editor }) {
  const reason = editor.selection === null ? text.selectFirst : undefined;
  return (
    <div role="group" aria-label={text.selection} className="flex flex-wrap items-center">
      {areaActs.map(([name, label, Icon]) => (
        <IconButton
          key={name}
          label={label}
          onClick={() => editor.onArea(name)}
          disabledReason={reason}
        >
          <Icon {...icon} />
        </IconButton>
      ))}
      <IconButton
        label={text.paste}
        onClick={() => editor.act('paste')}
        disabledReason={editor.canPaste ? undefined : text.copyFirst}
      >
        <ClipboardPaste {...icon} />
      </IconButton>
    </div>
  );
}
