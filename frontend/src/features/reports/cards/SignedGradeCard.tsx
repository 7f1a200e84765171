import { useMutation } from '@tanstack/react-query';
import { FileArchive, FileCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';

import { helpAddress } from '@/features/help/rules';
import { downloadGrade, type GradeFile } from '@/features/reports/api';
import { text } from '@/features/reports/text';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The grade as a file that anybody can check without this server. */
export function SignedGradeCard({ report }: { report: string }) {
  const load = useMutation({
    mutationFn: (file: GradeFile) => downloadGrade(report, file),
    onSuccess: ({ blob, name }) => saveFile(blob, name),
  });
  const waits = (file: GradeFile) => load.isPending && load.variables === file;
  return (
    <Card title={text.signedGrade} className="print:hidden">
      <p className="text-xs text-fg-muted">{text.signedGradeHelp}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          icon={<FileCheck {...ICON} />}
          loading={waits('grade')}
          onClick={() => load.mutate('grade')}
        >
          {text.downloadGrade}
        </Button>
        <Button
          icon={<FileArchive {...ICON} />}
          loading={waits('bundle')}
          onClick={() => load.mutate('bundle')}
        >
          {text.downloadBundle}
        </Button>
      </div>
      {load.isError && (
        <p role="alert" className="mt-3 text-sm text-negative-text">
          {text.downloadFailed}
        </p>
      )}
      <p className="mt-3 text-xs text-fg-muted">
        {text.signedGradeKeys}{' '}
        <a
          href="/api/grade-keys"
          target="_blank"
          rel="noreferrer"
          className="font-medium text-link underline-offset-3 hover:underline"
        >
          {text.publicKeys}
        </a>{' '}
        <Link
          to={helpAddress('candidates#check-a-signed-grade')}
          className="font-medium text-link underline-offset-3 hover:underline"
        >
          {text.howToCheck}
        </Link>
      </p>
    </Card>
  );
}
