import { useState } from 'react';
import type { ChecklistItem, InternshipDetail, InternshipSide } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Progress } from '@/ui/Progress';
import { submitItem } from '@/features/internships/api';
import { SubmitItemDialog } from '@/features/internships/dialogs/SubmitItemDialog';
import { canSubmit, isOpen, progressOf } from '@/features/internships/rules';
import { text } from '@/features/internships/text';
import { ItemRow } from './ItemRow';

const words = text.checklist;

type ChecklistProps = {
  side: InternshipSide;
  internship: InternshipDetail;
  /** Whether the reader may submit for their side. */
  canAct: boolean;
};

/** What has to be done before the start, by whom and until when. */
export function Checklist({ side, internship, canAct }: ChecklistProps) {
  const [submitting, setSubmitting] = useState<ChecklistItem | null>(null);
  const { done, total } = progressOf(internship.items);
  const label = words.progress(done, total);
  const open = canAct && isOpen(internship);
  return (
    <Card flush title={words.title} action={<Badge>{`${done}/${total}`}</Badge>}>
      <div className="border-b border-line px-4.5 py-3">
        <Progress done={done} total={total} label={label} />
        <p className="mt-2 text-xs text-fg-muted">
          {label}. {words.note}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {internship.items.map((item) => (
          <ItemRow key={item.id} item={item}>
            {canSubmit(side, item, open) && (
              <Button
                size="sm"
                aria-label={item.asks ? words.answerOf(item.title) : words.submitOf(item.title)}
                onClick={() => setSubmitting(item)}
              >
                {item.asks ? words.answer : words.submit}
              </Button>
            )}
          </ItemRow>
        ))}
      </ul>
      {submitting !== null && (
        <SubmitItemDialog
          item={submitting}
          send={(body) => submitItem(side, submitting, body)}
          onClose={() => setSubmitting(null)}
        />
      )}
    </Card>
  );
}
