import { Download } from 'lucide-react';

import { saveFile } from '@/platform/save-file';
import { Button } from '@/ui/Button';

import { refusedRows, refusedTable } from './refused';
import type { ResultRow } from './rules';
import { text } from './text';

/** Saves the rows that are not invited, with the reasons; nothing where all are. */
export function RefusedFile({ rows }: { rows: readonly ResultRow[] }) {
  if (refusedRows(rows).length === 0) return null;
  return (
    <Button
      size="sm"
      icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() =>
        saveFile(new Blob([refusedTable(rows)], { type: 'text/csv' }), text.refused.file)
      }
    >
      {text.refused.save}
    </Button>
  );
}
