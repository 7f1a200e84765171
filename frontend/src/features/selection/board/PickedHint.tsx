import { text } from '@/features/selection/text';
import { Kbd } from '@/ui/Kbd';

/** Which keys carry a card that is picked up. The same was announced when it was. */
export function PickedHint() {
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 bottom-6 z-(--z-dropdown) mx-auto flex w-fit items-center gap-4 rounded-lg border border-line bg-surface px-4 py-2.5 text-sm shadow-3"
    >
      <span className="flex items-center gap-1.5">
        <Kbd>←</Kbd>
        <Kbd>→</Kbd>
        {text.pickedKeys.choose}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>{text.pickedKeys.space}</Kbd>
        {text.pickedKeys.drop}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>{text.pickedKeys.escape}</Kbd>
        {text.pickedKeys.cancel}
      </span>
    </div>
  );
}
