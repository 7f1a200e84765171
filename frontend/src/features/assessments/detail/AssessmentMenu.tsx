import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Copy, Ellipsis, PencilLine, Play } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { hasCode } from '@/api/errors';
import { idempotencyKey } from '@/api/idempotency';
import type { AssessmentDetail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { AlertDialog } from '@/ui/AlertDialog';
import { DropdownMenu, MenuItem } from '@/ui/DropdownMenu';
import { IconButton } from '@/ui/IconButton';
import { notify } from '@/ui/notify';

import { archiveAssessment, duplicateAssessment } from '@/features/assessments/api';
import { text } from '@/features/assessments/text';
import { useTrial } from './TrialCard';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

type AssessmentMenuProps = { assessment: AssessmentDetail; onChanged: () => void };

/** Edit, copy, take and archive; an older version can only be copied. */
export function AssessmentMenu({ assessment, onChanged }: AssessmentMenuProps) {
  const { id, archived, superseded, revision } = assessment;
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const trial = useTrial(id);
  const open = (other: string) =>
    void navigate(to(paths.assessmentDetail, { assessmentId: other }));
  const onError = (error: unknown) => {
    setAsking(false);
    notify('error', hasCode(error, 'stale_version') ? text.stale : text.actFailed);
    onChanged();
  };
  const duplicate = useMutation({
    networkMode: 'always',
    mutationFn: () => duplicateAssessment(id, idempotencyKey()),
    onSuccess: (copy) => {
      notify('success', text.duplicated);
      onChanged();
      open(copy.id);
    },
    onError,
  });
  const archive = useMutation({
    networkMode: 'always',
    mutationFn: (away: boolean) => archiveAssessment(id, { revision, archived: away }),
    onSuccess: (_, away) => {
      setAsking(false);
      notify('success', away ? text.archived : text.unarchived);
      onChanged();
    },
    onError,
  });
  const edit = () => void navigate(to(paths.assessmentEdit, { assessmentId: id }));
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={text.actions} loading={duplicate.isPending || trial.isPending}>
            <Ellipsis {...ICON} />
          </IconButton>
        }
      >
        {!superseded && !archived && (
          <MenuItem icon={<PencilLine {...ICON} />} onSelect={edit}>
            {text.edit}
          </MenuItem>
        )}
        {!superseded && (
          <MenuItem icon={<Play {...ICON} />} onSelect={() => trial.mutate()}>
            {text.trialAgain}
          </MenuItem>
        )}
        <MenuItem icon={<Copy {...ICON} />} onSelect={() => duplicate.mutate()}>
          {text.duplicate}
        </MenuItem>
        {!superseded && archived && (
          <MenuItem icon={<ArchiveRestore {...ICON} />} onSelect={() => archive.mutate(false)}>
            {text.unarchive}
          </MenuItem>
        )}
        {!superseded && !archived && (
          <MenuItem icon={<Archive {...ICON} />} onSelect={() => setAsking(true)}>
            {text.archive}
          </MenuItem>
        )}
      </DropdownMenu>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.archiveTitle(assessment.title)}
        description={text.archiveDetail}
        confirmLabel={text.archive}
        cancelLabel={text.keep}
        loading={archive.isPending}
        onConfirm={() => archive.mutate(true)}
      />
    </>
  );
}
