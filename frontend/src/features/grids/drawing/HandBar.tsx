import { RadioGroup } from 'radix-ui';
import { memo } from 'react';
import { text } from '@/features/grids/text';
import { tools, type Tool } from './gestures';
import { ColourChoice, icons } from './ToolPanel';
import type { Editor } from './use-editor';

type HandBarProps = Pick<Editor, 'tool' | 'symbol' | 'take' | 'choose'>;

/** Colours and tools within a thumb’s reach, below what is drawn. Not drawn again with every cell. */
export const HandBar = memo(function HandBar({ tool: taken, symbol, take, choose }: HandBarProps) {
  return (
    <div
      role="group"
      aria-label={text.hand}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3"
    >
      <ColourChoice symbol={symbol} choose={choose} />
      <RadioGroup.Root
        aria-label={text.tool}
        value={taken}
        onValueChange={(next) => take(next as Tool)}
        className="grid grid-cols-2 gap-1.5"
      >
        {tools.map((tool) => {
          const Icon = icons[tool];
          return (
            <RadioGroup.Item
              key={tool}
              value={tool}
              aria-label={text.tools[tool]}
              className="grid size-8 place-items-center rounded-md border border-line text-fg-muted data-[state=checked]:border-primary data-[state=checked]:bg-primary-soft data-[state=checked]:text-primary-text max-md:size-11"
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            </RadioGroup.Item>
          );
        })}
      </RadioGroup.Root>
    </div>
  );
});
