import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { User } from '@/api/words';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorBox } from '@/ui/ErrorBox';
import { notify } from '@/ui/notify';
import { exportData } from '@/features/account/api';
import { failureWords } from '@/api/failure';
import { NotConfirmed, useRecentSignIn } from '@/features/account/security/recent-sign-in';
import { exportName } from '@/features/account/rules';
import { text } from '@/features/account/text';

const words = text.privacy;

/** Everything that is stored of the person, as a file. */
export function ExportCard({ user }: { user: User }) {
  const { run, dialog } = useRecentSignIn();
  const mutation = useMutation({
    mutationFn: () => run(exportData),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, exportName(user.username, new Date()));
      notify('success', words.exported);
    },
  });
  const failed = mutation.error instanceof NotConfirmed ? null : mutation.error;
  return (
    <Card title={words.exportTitle}>
      <p className="mb-4 text-sm text-fg-muted">{words.exportDetail}</p>
      {failed !== null && (
        <ErrorBox className="mb-4" error={failed}>
          {failureWords(failed, words.exportFailed)}
        </ErrorBox>
      )}
      <Button
        loading={mutation.isPending}
        icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => mutation.mutate()}
      >
        {words.exportButton}
      </Button>
      {dialog}
    </Card>
  );
}
