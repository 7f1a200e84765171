import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/api/failure';
import type { AdminInternship, ChecklistItem } from '@/api/words';
import { SubmitItemDialog } from '@/features/internships/dialogs/SubmitItemDialog';
import { canSubmit, isOpen } from '@/features/internships/rules';
import { ItemRow } from '@/features/internships/sections/ItemRow';
import { text as internships } from '@/features/internships/text';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { notify } from '@/ui/notify';
import { Progress } from '@/ui/Progress';
import { decideItem, refreshBoard, submitAdminItem } from './api';
import { ReasonDialog } from './ReasonDialog';
import { text } from './text';

const { checklist } = internships;

type ActsProps = { item: ChecklistItem; onSubmit: () => void; onReject: () => void };

/** What the admin can do with an item: submit their own, decide on what is submitted. */
function Acts({ item, onSubmit, onReject }: ActsProps) {
  const client = useQueryClient();
  const approve = useMutation({
    mutationFn: () => decideItem(item, true, null),
    onSuccess: () => notify('success', text.approved),
    onError: (error) => notify('error', failureWords(error, text.failed)),
    onSettled: () => refreshBoard(client),
  });
  if (canSubmit('admin', item, true)) {
    return (
      <Button size="sm" aria-label={checklist.submitOf(item.title)} onClick={onSubmit}>
        {checklist.submit}
      </Button>
    );
  }
  if (item.state !== 'submitted') return null;
  return (
    <>
      <Button
        size="sm"
        loading={approve.isPending}
        aria-label={text.approveOf(item.title)}
        onClick={() => {
          if (!approve.isPending) approve.mutate();
        }}
      >
        {text.approve}
      </Button>
      <Button size="sm" aria-label={text.rejectOf(item.title)} onClick={onReject}>
        {text.reject}
      </Button>
    </>
  );
}

/** The checklist as the admin decides on it. */
export function ItemDecisions({ of }: { of: AdminInternship }) {
  const client = useQueryClient();
  const [submitting, setSubmitting] = useState<ChecklistItem | null>(null);
  const [rejecting, setRejecting] = useState<ChecklistItem | null>(null);
  const { approved, required } = of.progress;
  const label = checklist.progress(approved, required);
  return (
    <Card flush title={checklist.title}>
      <div className="border-b border-line px-4.5 py-3">
        <Progress done={approved} total={required} label={label} />
        <p className="mt-2 text-xs text-fg-muted">{label}</p>
      </div>
      <ul className="divide-y divide-line">
        {of.items.map((item) => (
          <ItemRow key={item.id} item={item}>
            {isOpen(of) && (
              <Acts
                item={item}
                onSubmit={() => setSubmitting(item)}
                onReject={() => setRejecting(item)}
              />
            )}
          </ItemRow>
        ))}
      </ul>
      {submitting !== null && (
        <SubmitItemDialog
          item={submitting}
          send={async (body) => {
            await submitAdminItem(submitting, body);
            await refreshBoard(client);
          }}
          onClose={() => setSubmitting(null)}
        />
      )}
      {rejecting !== null && (
        <ReasonDialog
          words={{
            title: text.rejectTitle(rejecting.title),
            detail: text.rejectDetail,
            submit: text.reject,
            done: text.rejected,
          }}
          send={(reason) => decideItem(rejecting, false, reason === '' ? null : reason)}
          onClose={() => setRejecting(null)}
        />
      )}
    </Card>
  );
}
