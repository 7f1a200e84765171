import type { AdminInquiry } from '@/api/words';
import { text } from '@/features/inquiry-review/text';
import { Button } from '@/ui/Button';
import { cx } from '@/ui/cx';
import { rowBox } from '@/ui/row-box';
import { AT_ONCE } from './choosing';

const words = text.bulk;

type ChooseBoxProps = {
  inquiry: Pick<AdminInquiry, 'company_name'>;
  chosen: boolean;
  /** With Shift it is every row from the last one on. */
  onTick: (isRange: boolean) => void;
};

/** Chooses one row of the list. */
export function ChooseBox({ inquiry, chosen, onTick }: ChooseBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={words.select(inquiry.company_name)}
      className={cx('mt-5 ml-4.5', rowBox)}
      checked={chosen}
      onChange={({ nativeEvent }) =>
        onTick('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}

type ChosenBarProps = { count: number; onReject: () => void; onClear: () => void };

/** What can be done with the inquiries that are chosen. */
export function ChosenBar({ count, onReject, onClear }: ChosenBarProps) {
  return (
    <div
      role="group"
      aria-label={words.label}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-surface-2 px-4.5 py-2.5 text-sm"
    >
      <p role="status" className="mr-2 font-medium">
        {words.chosen(count)}
      </p>
      <Button
        size="sm"
        variant="danger"
        disabledReason={count > AT_ONCE ? words.tooMany : undefined}
        onClick={onReject}
      >
        {text.acts.reject}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
