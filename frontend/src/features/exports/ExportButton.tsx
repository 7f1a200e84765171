import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { notify } from '@/ui/notify';
import { text } from './text';

type ExportButtonProps = {
  /** Asks for the table of the list as it is filtered now. */
  load: () => Promise<{ blob: Blob; name: string }>;
};

/** Saves a list as a table for a spreadsheet, under the name that the server gives it. */
export function ExportButton({ load }: ExportButtonProps) {
  const table = useMutation({
    mutationFn: load,
    onSuccess: ({ blob, name }) => saveFile(blob, name),
    onError: () => notify('error', text.failed),
  });
  return (
    <Button
      icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
      loading={table.isPending}
      onClick={() => table.mutate()}
    >
      {text.download}
    </Button>
  );
}
