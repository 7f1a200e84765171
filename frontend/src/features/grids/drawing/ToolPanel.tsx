import { BoxSelect, Paintbrush, PaintBucket, Pipette, type LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { memo } from 'react';
import { SYMBOLS } from '@/features/grids/rules';
import { text } from '@/features/grids/text';
import { Kbd } from '@/ui/Kbd';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { Switch } from '@/ui/Switch';
import { colourOf } from './cells';
import { tools, type Tool } from './gestures';
import type { Editor } from './use-editor';
import { palettes, type View } from './use-view';

export const icons: Record<Tool, LucideIcon> = {
  paint: Paintbrush,
  fill: PaintBucket,
  select: BoxSelect,
  pick: Pipette,
};
const keys: Record<Tool, string> = { paint: 'B', fill: 'F', select: 'S', pick: 'I' };

type ToolPanelProps = Pick<Editor, 'tool' | 'symbol' | 'take' | 'choose'> & {
  view: View;
  onView: (view: View) => void;
  /** Whether there is a given grid that the drawing can be compared with. */
  compares?: boolean;
};

/** Tool, colour and view; the same in the tool page and in the player. Not drawn again with every cell. */
export const ToolPanel = memo(function ToolPanel(props: ToolPanelProps) {
  const { tool: taken, symbol, take, choose, view, onView, compares = false } = props;
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup.Root
        aria-label={text.tool}
        value={taken}
        onValueChange={(next) => take(next as Tool)}
        className="grid grid-cols-1 gap-0.5 max-lg:grid-cols-4"
      >
        {tools.map((tool) => (
          <ToolChoice key={tool} tool={tool} />
        ))}
      </RadioGroup.Root>
      <Colours symbol={symbol} choose={choose} />
      <ViewSwitches view={view} onView={onView} compares={compares} />
    </div>
  );
});

type ViewSwitchesProps = Pick<ToolPanelProps, 'view' | 'onView'> & { compares: boolean };

/** How grids are shown: digits, what differs from the given one, colours that more people tell apart. */
export function ViewSwitches({ view, onView, compares }: ViewSwitchesProps) {
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={text.digits}
        checked={view.digits}
        onChange={(digits) => onView({ ...view, digits })}
      />
      {compares && (
        <Switch
          label={text.changes}
          checked={view.changes}
          onChange={(changes) => onView({ ...view, changes })}
        />
      )}
      <Field label={text.palette}>
        <Select
          value={view.palette}
          onChange={(palette) => onView({ ...view, palette })}
          options={palettes.map((value) => ({ value, label: text.palettes[value] }))}
        />
      </Field>
    </div>
  );
}

function ToolChoice({ tool }: { tool: Tool }) {
  const Icon = icons[tool];
  return (
    <RadioGroup.Item
      value={tool}
      className="flex h-8.5 items-center gap-2.5 rounded-md px-2.5 text-sm text-fg-muted hover:bg-surface-hover data-[state=checked]:bg-primary-soft data-[state=checked]:font-medium data-[state=checked]:text-primary-text max-lg:h-11 max-lg:justify-center max-lg:px-1 max-lg:text-xs max-md:flex-col max-md:gap-1 max-md:h-13"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {text.tools[tool]}
      <span className="ml-auto max-lg:hidden" aria-hidden="true">
        <Kbd>{keys[tool]}</Kbd>
      </span>
    </RadioGroup.Item>
  );
}

/** The ten colours, five in a row. */
export function ColourChoice({ symbol: chosen, choose }: Pick<Editor, 'symbol' | 'choose'>) {
  return (
    <RadioGroup.Root
      aria-label={text.colours}
      value={String(chosen)}
      onValueChange={(next) => choose(Number(next))}
      className="grid grid-cols-5 gap-1.5"
    >
      {SYMBOLS.map((symbol) => (
        <RadioGroup.Item
          key={symbol}
          value={String(symbol)}
          aria-label={text.colour(symbol)}
          className={`grid h-8 place-items-center rounded-[5px] border border-arc-line font-mono text-xs font-semibold data-[state=checked]:outline-2 data-[state=checked]:outline-offset-2 data-[state=checked]:outline-fg max-md:h-11 ${colourOf(symbol)}`}
        >
          {symbol}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

function Colours(props: Pick<Editor, 'symbol' | 'choose'>) {
  return (
    <div>
      <ColourChoice {...props} />
      <p className="mt-2 text-xs text-fg-muted">
        {text.chosen(props.symbol)} <span className="max-lg:hidden">{text.switchByKey}</span>
      </p>
    </div>
  );
}
