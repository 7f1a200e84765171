import { useMutation } from '@tanstack/react-query';
import { failureWords } from '@/api/failure';
import type { TeamMember } from '@/api/words';
import { FormDialog } from '@/ui/FormDialog';
import { notify } from '@/ui/notify';
import { removeMember } from './api';
import { text } from './text';

type LeaveDialogProps = {
  member: TeamMember;
  isSelf: boolean;
  /** Once they are out. */
  onLeft: () => void;
  onClose: () => void;
};

/** Asks before somebody is taken out of the team, or leaves it. */
export function LeaveDialog({ member, isSelf, onLeft, onClose }: LeaveDialogProps) {
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => removeMember(member.id),
    onSuccess: () => {
      notify('success', isSelf ? text.leave.done : text.remove.done(member.name));
      onClose();
      onLeft();
    },
  });
  const words = isSelf ? text.leave : text.remove;
  return (
    <FormDialog
      title={isSelf ? text.leave.title : text.remove.title(member.name)}
      description={words.detail}
      failure={error === null ? null : { words: failureWords(error, text.failed), error }}
      words={{ cancel: words.cancel, submit: words.open }}
      danger
      loading={isPending}
      onSubmit={() => {
        if (!isPending) mutate();
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}
