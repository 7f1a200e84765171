import {
  ClipboardPaste,
  Copy,
  FlipHorizontal2,
  FlipVertical2,
  PaintBucket,
  Redo2,
  RotateCw,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ActTool } from '@/features/grids/actions';
import { text } from '@/features/grids/text';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import type { Editor } from './use-editor';

const areaActs = [
  ['paint_area', text.paintArea, text.short.paintArea, PaintBucket],
  ['copy', text.copy, text.short.copy, Copy],
  ['mirror', text.mirror, text.short.mirror, FlipHorizontal2],
  ['flip', text.flip, text.short.flip, FlipVertical2],
  ['turn', text.turn, text.short.turn, RotateCw],
] as const satisfies readonly (readonly [ActTool, string, string, unknown])[];

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

type AreaButtonProps = {
  label: string;
  /** A word beside the sign. */
  short: string | undefined;
  icon: LucideIcon;
  reason: string | undefined;
  onPress: () => void;
};

function AreaButton({ label, short, icon: Icon, reason, onPress }: AreaButtonProps) {
  const sign = <Icon {...icon} />;
  return short === undefined ? (
    <IconButton label={label} onClick={onPress} disabledReason={reason}>
      {sign}
    </IconButton>
  ) : (
    <Button
      variant="ghost"
      size="sm"
      aria-label={label}
      icon={sign}
      onClick={onPress}
      disabledReason={reason}
      className="justify-start"
    >
      {short}
    </Button>
  );
}

type AreaButtonsProps = {
  editor: Editor;
  /** With a word beside each sign, in two columns. */
  named?: boolean;
};

/** What can be done to the selected area. */
export function AreaButtons({ editor, named = false }: AreaButtonsProps) {
  const reason = editor.selection === null ? text.selectFirst : undefined;
  return (
    <div
      role="group"
      aria-label={text.selection}
      className={named ? 'grid grid-cols-2' : 'flex flex-wrap items-center'}
    >
      {areaActs.map(([name, label, short, Icon]) => (
        <AreaButton
          key={name}
          label={label}
          short={named ? short : undefined}
          icon={Icon}
          reason={reason}
          onPress={() => editor.onArea(name)}
        />
      ))}
      <AreaButton
        label={text.paste}
        short={named ? text.paste : undefined}
        icon={ClipboardPaste}
        reason={editor.canPaste ? undefined : text.copyFirst}
        onPress={() => editor.act('paste')}
      />
    </div>
  );
}
