import { Switch } from '@/ui/Switch';
import { text } from '@/features/story-writing/text';
import type { useGuide } from './use-guide';

const words = text.chat;

/** Who words the questions, and the choice to go on without a model. */
export function WhoAsks({ guide }: { guide: ReturnType<typeof useGuide> }) {
  const { available, wanted, mode } = guide;
  if (!available) return <p className="text-xs text-fg-muted">{words.guidedMode}</p>;
  const fallen = wanted && mode === 'guided';
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-line px-4 py-2.5">
      <Switch checked={wanted} onChange={guide.want} label={words.modelSwitch} />
      <p role="status" className="text-xs text-fg-muted">
        {!wanted && words.guidedMode}
        {fallen && words.modelFallen}
        {wanted && !fallen && words.modelMode}
      </p>
    </div>
  );
}
