import { Minus, Plus, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Popover } from '@/ui/Popover';
import { Segmented } from '@/ui/Segmented';
import { Switch } from '@/ui/Switch';

import { FONT_SIZES, useEditorSettings, withinFontSizes } from '@/features/workspace/store';
import { text } from '@/features/workspace/text';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <span>{label}</span>
      {children}
    </div>
  );
}

function FontSize() {
  const { fontSize, change } = useEditorSettings();
  const step = (by: number) => change({ fontSize: withinFontSizes(fontSize + by) });
  const least = fontSize <= FONT_SIZES.least ? text.pixels(FONT_SIZES.least) : undefined;
  const most = fontSize >= FONT_SIZES.most ? text.pixels(FONT_SIZES.most) : undefined;
  return (
    <Row label={text.fontSize}>
      <span className="flex items-center gap-1">
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.smaller}
          disabledReason={least}
          onClick={() => step(-1)}
        >
          <Minus size={14} aria-hidden="true" />
        </Button>
        <output className="min-w-10 text-center tabular-nums">{text.pixels(fontSize)}</output>
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.larger}
          disabledReason={most}
          onClick={() => step(1)}
        >
          <Plus size={14} aria-hidden="true" />
        </Button>
      </span>
    </Row>
  );
}

/** How the editor looks and which keys it has; in an attempt also whether the timer is shown. */
export function SettingsMenu({ timed = true }: { timed?: boolean }) {
  const settings = useEditorSettings();
  const { tabSize, wrap, keys, screenReader, suggest, types, hideTimer, change } = settings;
  return (
    <Popover
      label={text.settings}
      trigger={
        <IconButton label={text.settings}>
          <SlidersHorizontal size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      }
    >
      <div className="flex flex-col gap-4">
        <FontSize />
        <Row label={text.tabSize}>
          <Segmented
            label={text.tabSize}
            value={tabSize === 2 ? '2' : '4'}
            onChange={(value) => change({ tabSize: value === '2' ? 2 : 4 })}
            options={[
              { value: '2', label: '2' },
              { value: '4', label: '4' },
            ]}
          />
        </Row>
        <Switch label={text.wrap} checked={wrap} onChange={(next) => change({ wrap: next })} />
        <div>
          <Switch
            label={text.suggest}
            checked={suggest}
            onChange={(next) => change({ suggest: next })}
          />
          <p className="mt-1 text-xs text-fg-muted">
            {screenReader ? text.suggestOff : text.suggestHint}
          </p>
        </div>
        <div>
          <Switch label={text.types} checked={types} onChange={(next) => change({ types: next })} />
          <p className="mt-1 text-xs text-fg-muted">
            {screenReader ? text.typesOff : text.typesHint}
          </p>
        </div>
        <Row label={text.keys}>
          <Segmented
            label={text.keys}
            value={keys}
            onChange={(next) => change({ keys: next })}
            options={[
              { value: 'standard', label: text.keysOf.standard },
              { value: 'vim', label: text.keysOf.vim },
              { value: 'emacs', label: text.keysOf.emacs },
            ]}
          />
        </Row>
        <div>
          <Switch
            label={text.screenReader}
            checked={screenReader}
            onChange={(next) => change({ screenReader: next })}
          />
          <p className="mt-1 text-xs text-fg-muted">{text.screenReaderHint}</p>
        </div>
        {timed && <HideTimer hidden={hideTimer} onChange={(next) => change({ hideTimer: next })} />}
      </div>
    </Popover>
  );
}

function HideTimer({ hidden, onChange }: { hidden: boolean; onChange: (next: boolean) => void }) {
  return (
    <div>
      <Switch label={text.hideTimer} checked={hidden} onChange={onChange} />
      <p className="mt-1 text-xs text-fg-muted">{text.hideTimerHint}</p>
    </div>
  );
}
